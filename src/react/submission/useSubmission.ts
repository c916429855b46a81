"use client";
import { type FormEvent, useRef, useState } from "react";
import type { AnsweredValues, UnknownValues } from "../../core/definition/form.ts";
import { type SendFailure, sendFailure, whyText } from "../../core/messages/sendFailure.ts";
import { submitErrorsIn, type SubmitErrors } from "../../core/model/submitError.ts";
import { evaluate, type Payload } from "../../core/model/evaluate.ts";
import { guardRepeatedActivation } from "../support/repeatGuard.ts";
import { sameValue } from "../../core/values/fieldValue.ts";
import { byParameter } from "../store/formValues.ts";
import type { FormScope } from "../store/scope.ts";
import type { FormResolver } from "../store/formResolver.ts";
import type { FieldValues, FormMethods } from "../hookForm/hookForm.ts";
import { createIdempotencyKeys } from "./idempotencyKeys.ts";
import { reportErrorTo } from "../support/reportError.ts";
import { useLatest } from "../support/useStable.ts";
import type { SubmissionOptions, Submitted } from "./contract.ts";
import { serverErrorsOf, setServerErrors } from "./setServerErrors.ts";
import { loadFormChanges } from "./loadFormChanges.ts";
import { type SubmitIssue, submitIssueOf } from "./submitIssue.ts";
import { useFailure } from "./useFailure.ts";
import { isAbort, useSubmitSignal } from "./useSubmitSignal.ts";
import type { Language } from "../../core/values/language.ts";
import type { MessageProps } from "../parts/contract.ts";
import { formMessage } from "../../core/messages/formText.ts";

/**
 * Behavior after an accepted submission. `"close"` accepts no further submission until a reset,
 * unless an answer was edited meanwhile. `"edit"` does not return the submission, which avoids a
 * render.
 */
export type AfterAccepted = "close" | "open" | "edit";

interface SubmissionEnd {
  readonly after: AfterAccepted;
  onAccepted(values: UnknownValues): void;
}

type Answer = readonly [outcome: "accepted" | SendFailure, refusals: readonly SubmitIssue[]];

/** Validates and submits, one submission at a time. */
export function useSubmission(
  scope: FormScope,
  validation: FormResolver,
  { handleSubmit, setError }: FormMethods,
  { onSubmit, onSubmitError, draft }: SubmissionOptions,
  { after, onAccepted }: SubmissionEnd,
) {
  const busy = useRef(false);
  const isAccepted = useRef(false);
  /** Set before React renders the closed form. */
  const closed = useRef(false);
  const [submitted, setSubmitted] = useState<Submitted | null>(null);
  const begin = useSubmitSignal();
  const [submitting, setSubmitting] = useState(false);
  /** Number of resets. Results from before a reset do not apply to the current values. */
  const resets = useRef(0);
  const [keys] = useState(createIdempotencyKeys);
  const { failure, fail, forget } = useFailure(scope);
  const { form, names, settings, fields, emit } = scope;
  // The form may change during a submission.
  const latest = useLatest({ form, fail });

  const send = async (data: FieldValues): Promise<void> => {
    const values = byParameter(form, names, data);
    emit({ type: "validate", outcome: "valid" });
    const resetsBefore = resets.current;
    const evaluation = evaluate(scope, values);
    const sent = evaluation.submitted();
    const [outcome, refusals] = await answerTo(sent, evaluation.payload());
    emit({ type: "submit", outcome });
    const explain = refusals.length > 0 && (await loadFormChanges(form, latest.current.form));
    const isReset = resetsBefore !== resets.current;
    const isEdited = (name: string): boolean =>
      !sameValue(fields.of(name).live.value(), values[name] ?? null);
    const isTyping = (): boolean => !isReset && form.parameters.some(({ name }) => isEdited(name));
    if (refusals.length > 0) {
      if (keys.refused() && form.id !== undefined) draft?.notReceived?.(form.id);
      emit({ type: "refused" });
      // A reset form has no values that field errors could apply to.
      const errors = isReset ? refusals.filter(({ name }) => name === null) : refusals;
      setServerErrors(setError, names, errors, isEdited);
      const { current } = latest;
      if (errors.length > 0) current.fail(explain ? explain(errors) : errors, isTyping());
      return;
    }
    emit({ type: "submitted" });
    isAccepted.current = true;
    if (!isReset) onAccepted(values);
    forget();
    const edited = isTyping();
    if (!isReset) {
      closed.current = after === "close" && !edited;
      if (after !== "edit")
        setSubmitted({ form, values: sent, at: new Date().toISOString(), edited });
    }
    // Answers typed meanwhile were not submitted.
    if (!edited) draft?.submitted(form);
  };

  const answerTo = async (values: AnsweredValues, payload: Payload): Promise<Answer> => {
    const signal = begin();
    const take = (errors: SubmitErrors): Answer => {
      if (errors.conflict) keys.lost();
      const refusals = serverErrorsOf(scope, errors);
      return [refusals.length > 0 ? "refused" : "accepted", refusals];
    };
    try {
      const make = form.id === undefined ? undefined : draft?.keyOf?.bind(null, form.id);
      const idempotencyKey = keys.of([form.id, payload], make);
      const answered = onSubmit(values, { form, payload, idempotencyKey, signal });
      if ("then" in Object(answered)) setSubmitting(true);
      return take((await answered) ?? {});
    } catch (error) {
      const answer = take(submitErrorsIn(error) ?? {});
      if (answer[1].length > 0) return answer;
      const reason = sendFailure(error);
      if (reason === "unknown") keys.lost();
      if (!isAbort(error, signal)) reportErrorTo(onSubmitError, error);
      return [reason, [{ name: null, format: (now) => failureMessage(now, reason) }]];
    }
  };

  const refuse = (): void => {
    emit({ type: "validate", outcome: "invalid" });
    fail(
      validation.issues().map((issue) => submitIssueOf(issue, scope.parameters.get(issue.name))),
    );
  };

  const submit = async (event?: FormEvent | Event): Promise<void> => {
    event?.preventDefault();
    if (busy.current || closed.current || settings.disabled) return;
    busy.current = true;
    emit({ type: "begin" });
    isAccepted.current = false;
    const release = guardRepeatedActivation(
      event && "nativeEvent" in event ? event.nativeEvent : event,
    );
    setSubmitted(null);
    scope.controls.flushInputs("commit");
    fields.markSubmitted();
    try {
      await validation.validateAll(handleSubmit(send, refuse));
    } finally {
      busy.current = false;
      setSubmitting(false);
      release(isAccepted.current ? undefined : 0);
    }
  };

  return {
    submit,
    submitting,
    submitted,
    failure,
    forget() {
      resets.current++;
      closed.current = false;
      keys.renew();
      setSubmitted(null);
      forget();
    },
  };
}

function failureMessage(language: Language, reason: SendFailure): MessageProps {
  return reason === "unknown"
    ? formMessage(language, "submitUnknown")
    : formMessage(language, "submitFailed", { why: whyText(language, reason) });
}
