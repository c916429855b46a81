"use client";
import { useEffect, useRef, useState } from "react";
import type { Form } from "../../core/definition/form.ts";
import { ownValue } from "../../core/record.ts";
import { fieldSettings } from "../settings/fieldSettings.ts";
import type { ResolvedSettings } from "../settings/settings.ts";
import { useLatest } from "../support/useStable.ts";
import type { FieldValue } from "../../core/values/fieldValue.ts";
import type { FormScope } from "./scope.ts";

/**
 * Makes the idempotency key of what is sent of the form with this id: the same for the same seed,
 * which is kept between visits; `isOther` once the form sent something else before, which takes
 * another seed.
 */
export type KeyOf = (id: string, sent: string, isOther: boolean) => string;

/** A form on the page, as what keeps its answers between visits sees it. */
export interface DraftedForm {
  readonly form: Form;
  /** Stands for the form on the page, the same however often it is attached. */
  readonly mounted: object;
  /**
   * What it was before its definition changed; `null` when it has just been drawn: what is answered
   * then was answered before any effect ran.
   */
  readonly before: Form | null;
  /** Whether all of it is `readOnly`: nothing is put back into it, and nothing of it is kept. */
  readonly isRead: boolean;
  /** How the form is read now. */
  settings(): ResolvedSettings;
  /** What a field begins with, and what it holds now. */
  initial(name: string): FieldValue;
  value(name: string): FieldValue;
  setValue(name: string, value: FieldValue): void;
  /** Moves focus to a parameter's control, if it is drawn. */
  focus(this: void, name: string): void;
  /** Calls when an answer may have changed. Returns a function that stops it. */
  onChange(listener: () => void): () => void;
}

/**
 * Keeps the answers of forms between visits: `useDraft` of `parameter-form/collection` makes one.
 */
export interface FormDraft {
  /** Whose answers they are: a form that is given another's begins anew. */
  readonly owner?: string | undefined;
  /**
   * Told of a form that is on the page. Returns a function that lets go of it. Stays the same
   * function.
   */
  readonly attach: (form: DraftedForm) => () => void;
  /** Told that the app took a submission of this form. */
  readonly submitted: (form: Form) => void;
  /** Makes idempotency keys that are the same in another visit; at random unless given. */
  readonly keyOf?: KeyOf | undefined;
  /** Told that what was sent of the form with this id last was not received, or was refused. */
  readonly notReceived?: ((id: string) => void) | undefined;
  /**
   * How the keeping stands: by `failed`, `conflict` or `deleted`, the answers of this page would be
   * lost with it.
   */
  readonly status?: string | undefined;
}

/**
 * A key for what is drawn with a draft: another one once the draft is another owner's, so that no
 * answer of one person stands in the form of the next.
 */
export function useOwnerKey(draft: Pick<FormDraft, "owner"> | undefined): number {
  const [{ owner, count }, setOwned] = useState({ owner: draft?.owner, count: 0 });
  const now = draft?.owner ?? owner;
  if (now === owner) return count;
  const next = owner === undefined ? count : count + 1;
  setOwned({ owner: now, count: next });
  return next;
}

/**
 * Lets a draft see the form for as long as it is on the page and can be edited: after it is
 * mounted, so that nothing differs from what a server drew. A form that is only read shows what the
 * app says, and has its draft once it is edited.
 */
export function useFormDraft(scope: FormScope, draft: FormDraft | undefined): void {
  const latest = useLatest(scope);
  const before = useRef<Form | null>(null);
  const { form, fields, settings } = scope;
  const isRead = form.parameters.every((one) => fieldSettings(one, settings).readOnly);
  const attach = draft?.attach;
  useEffect(() => {
    if (!attach) return;
    // Strict mode runs all effects a second time, at once.
    queueMicrotask(() => void (before.current = isRead ? null : form));
    return attach({
      form,
      mounted: before,
      before: before.current,
      isRead,
      settings: () => latest.current.settings,
      initial: (name) => ownValue(latest.current.defaultValues, name) ?? null,
      value: (name) => fields.of(name).live.value(),
      setValue: (name, value) => fields.of(name).change(value),
      focus: (name) => latest.current.controls.focus(name),
      onChange: fields.onChange,
    });
  }, [attach, form, fields, latest, isRead]);
}
