"use client";
import { type FormEvent, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { AnsweredValues } from "../../core/form.ts";
import { SubmitError } from "../../core/submitErrors.ts";
import { writePayload } from "../../core/values.ts";
import { words } from "../settings/text.ts";
import { sameValue } from "../store/fieldValue.ts";
import { byParameter } from "../store/formValues.ts";
import type { FormScope } from "../store/scope.ts";
import type { FormMethods } from "../store/useFormControl.ts";
import { failureKey } from "./failureKey.ts";
import { reportTo } from "./report.ts";
import type { SubmissionOptions } from "./submission.ts";
import { submittedValues } from "./submittedValues.ts";
import { errorsOf, type Finding, refusalsOf } from "./summary.ts";
import { useFailure } from "./useFailure.ts";
import { isAbort, useSubmitSignal } from "./useSubmitSignal.ts";

/** Validates and submits, one submission at a time. */
export function useSubmission(
  scope: FormScope,
  { handleSubmit, setError, control }: FormMethods,
  { onSubmit, onSubmitError, draft }: SubmissionOptions,
) {
  const busy = useRef(false);
  const begin = useSubmitSignal();
  const [submitting, setSubmitting] = useState(false);
  /** How often the form was reset: what comes back from before belongs to no answer that stands there. */
  const resets = useRef(0);
  const { failure, fail, forget } = useFailure(scope, control);
  const { form, names, settings, store, tell } = scope;

  const send = async (data: FieldValues): Promise<void> => {
    const values = byParameter(form, names, data);
    // Where one field is drawn, react-hook-form asks the resolver for that one alone.
    const undrawn = errorsOf(scope, values);
    if (undrawn.length > 0) return fail(undrawn);
    setSubmitting(true);
    tell({ type: "sending" });
    const begun = resets.current;
    const refusals = await refusalsTo(submittedValues(scope, values));
    const isReset = begun !== resets.current;
    const isEdited = (name: string): boolean =>
      !sameValue(store.of(name).held(), values[name] ?? null);
    const isTyping = (): boolean => !isReset && form.parameters.some(({ name }) => isEdited(name));
    if (refusals.length > 0) {
      tell({ type: "refused" });
      // Of a form that was reset meanwhile, no answer is left that a refusal could be about.
      const told = isReset ? refusals.filter(({ name }) => name === null) : refusals;
      for (const { name, say } of told)
        if (name !== null && !isEdited(name))
          setError(names.of(name), { type: "server", message: say(settings).children });
      if (told.length > 0) fail(told, isTyping());
      return;
    }
    tell({ type: "submitted" });
    forget();
    // What was typed meanwhile was not submitted.
    if (draft && !isTyping()) draft.submitted(form);
  };

  const refusalsTo = async (values: AnsweredValues): Promise<readonly Finding[]> => {
    const signal = begin();
    try {
      const submission = { form, payload: writePayload(form, values), signal };
      return refusalsOf(scope, (await onSubmit(values, submission)) ?? {});
    } catch (error) {
      const refusals = error instanceof SubmitError ? refusalsOf(scope, error.errors) : [];
      if (refusals.length > 0) return refusals;
      if (!isAbort(error, signal)) reportTo(onSubmitError, error);
      const key = failureKey(error);
      return [{ name: null, say: (now) => words(now, key) }];
    }
  };

  const submit = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    if (busy.current || settings.disabled) return;
    busy.current = true;
    scope.controls.settle("read");
    try {
      // Read in place: `getValues` copies every answer, twice.
      const refuse = () => fail(errorsOf(scope, byParameter(form, names, control._formValues)));
      await handleSubmit(send, refuse)();
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  };

  return {
    submit,
    submitting,
    failure,
    forget() {
      resets.current++;
      forget();
    },
  };
}
