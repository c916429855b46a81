"use client";
import { useEffect, useRef, useState } from "react";
import type { Form } from "../../core/definition/form.ts";
import type { LocalizedText } from "../../core/messages/defineMessages.ts";
import { getOwn } from "../../core/record.ts";
import { resolveFieldSettings } from "../settings/resolveFieldSettings.ts";
import type { ResolvedSettings } from "../settings/settings.ts";
import { useLatest } from "../support/useStable.ts";
import type { FieldValue } from "../../core/values/fieldValue.ts";
import type { Language } from "../../core/values/language.ts";
import type { FormScope } from "./scope.ts";

/**
 * Creates an idempotency key from the content of a form and a seed, which persists between visits.
 * If `isOther` (the form sent other content before), the seed is new.
 */
export type KeyOf = (id: string, sent: string, isOther: boolean) => string;

/** A mounted form, as seen by its draft. */
export interface DraftedForm {
  readonly form: Form;
  /** Identifies the mounted form across repeated `attach` calls. */
  readonly mounted: object;
  /**
   * The previous definition; `null` on mount. Values at that time were entered before effects ran.
   */
  readonly before: Form | null;
  /** Whether all fields are `readOnly`: nothing is restored or saved. */
  readonly isRead: boolean;
  settings(): ResolvedSettings;
  /** Initial and current value of a field. */
  initial(name: string): FieldValue;
  value(name: string): FieldValue;
  /** Whether the person checked a prefilled answer. */
  isConfirmed(name: string): boolean;
  /** Sets a value. `confirmed` is the value that the person checked. */
  setValue(name: string, value: FieldValue, confirmed?: FieldValue): void;
  focus(this: void, name: string): void;
  onChange(listener: () => void): () => void;
}

/**
 * Saves the answers of forms between visits. Created by `useDraft` of `parameter-form/collection`.
 */
export interface FormDraft {
  /** The form remounts when the owner changes. */
  readonly owner?: string | undefined;
  /** Attaches a mounted form. Returns a function that detaches it. Must be stable. */
  readonly attach: (form: DraftedForm) => () => void;
  /** Called when the app accepts a submission of this form. */
  readonly submitted: (form: Form) => void;
  /** Creates idempotency keys that persist between visits; random by default. */
  readonly keyOf?: KeyOf | undefined;
  /** Called with the id of the form when its latest submission was refused or not received. */
  readonly notReceived?: ((id: string) => void) | undefined;
  /** With `failed`, `conflict` or `deleted`, leaving the page would lose answers. */
  readonly status?: string | undefined;
  /** Saves at once. Called before a session ends. */
  readonly flush?: (() => void) | undefined;
  /** Returns sentences about which answers are saved. Shown when a session has ended. */
  readonly kept?: ((language: Language) => readonly LocalizedText[]) | undefined;
}

/**
 * Returns a React key that changes with the owner, so that no answer of one person appears in the
 * form of the next.
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
 * Attaches the draft in an effect, so that hydration matches the server's markup. A read-only form
 * keeps the app's values until it is editable.
 */
export function useFormDraft(scope: FormScope, draft: FormDraft | undefined): void {
  const latest = useLatest(scope);
  const before = useRef<Form | null>(null);
  const { form, fields, settings } = scope;
  const isRead = form.parameters.every((one) => resolveFieldSettings(one, settings).readOnly);
  const attach = draft?.attach;
  useEffect(() => {
    if (!attach) return;
    // Delayed, because strict mode reruns all effects at once.
    queueMicrotask(() => void (before.current = isRead ? null : form));
    return attach({
      form,
      mounted: before,
      before: before.current,
      isRead,
      settings: () => latest.current.settings,
      initial: (name) => getOwn(latest.current.defaultValues, name) ?? null,
      value: (name) => fields.of(name).live.value(),
      isConfirmed: (name) => fields.of(name).confirmed() === true,
      setValue: (name, value, confirmed) => fields.of(name).change(value, confirmed),
      focus: (name) => latest.current.controls.focus(name),
      onChange: fields.onChange,
    });
  }, [attach, form, fields, latest, isRead]);
}
