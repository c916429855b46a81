"use client";
import { useEffect, useRef } from "react";
import type { Control } from "react-hook-form";
import type { Form } from "../../core/form.ts";
import { own } from "../../core/own.ts";
import type { FieldValue } from "./fieldValue.ts";
import type { FormScope } from "./scope.ts";
import type { ResolvedSettings } from "../settings/settings.ts";
import { useLatest } from "../useStable.ts";

/** A form on the page, as what keeps its answers between visits sees it. */
export interface DraftedForm {
  readonly form: Form;
  /** Whether it has just been drawn: what is answered already was answered before any effect ran. */
  readonly isNew: boolean;
  /** How the form is read now. */
  settings(): ResolvedSettings;
  /** What a field begins with, and what it holds now. */
  initial(name: string): FieldValue;
  held(name: string): FieldValue;
  hold(name: string, value: FieldValue): void;
  /** Calls when an answer may have changed; the answer stops it. */
  onChange(listener: () => void): () => void;
}

/** Keeps the answers of forms between visits: `useDraft` of `parameter-form/collection` makes one. */
export interface FormDraft {
  /** Told of a form that is on the page; the answer lets go of it. Stays the same function. */
  readonly attach: (form: DraftedForm) => () => void;
  /** Told that the app took a submission of this form. */
  readonly submitted: (form: Form) => void;
}

interface Change {
  readonly type?: string;
  readonly values?: unknown;
}

/** Lets a draft see the form for as long as it is on the page: after it is mounted, so that nothing differs from what a server drew. */
export function useFormDraft(
  scope: FormScope,
  control: Control,
  draft: FormDraft | undefined,
): void {
  const latest = useLatest(scope);
  const isNew = useRef(true);
  const { form, store } = scope;
  const attach = draft?.attach;
  useEffect(() => {
    // Strict mode runs all effects a second time, at once.
    queueMicrotask(() => void (isNew.current = false));
  }, []);
  useEffect(
    () =>
      attach?.({
        form,
        isNew: isNew.current,
        settings: () => latest.current.settings,
        initial: (name) => own(latest.current.defaultValues, name) ?? null,
        held: (name) => store.of(name).held(),
        hold: (name, value) => store.of(name).change(value),
        onChange(listener) {
          const next = ({ type, values }: Change): void => {
            if (type === "change" || values !== undefined) listener();
          };
          return control._subjects.state.subscribe({ next }).unsubscribe;
        },
      }),
    [attach, form, store, control, latest],
  );
}
