"use client";
import { type FormEvent, useMemo, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { AnsweredValues, Form } from "../core/form.ts";
import { recordOf } from "../core/own.ts";
import { SubmitError, type SubmitErrors } from "../core/submitErrors.ts";
import { answeredValues, type Payload, writePayload } from "../core/values.ts";
import { byParameter } from "./formValues.ts";
import { fieldSettings, type ParameterFormScope } from "./scope.ts";
import { errorsOf, type Finding, refusalsOf, type SummaryEntry } from "./summary.ts";
import { text } from "./text.ts";

/** What an app's `onSubmit` is given beside the values. */
export interface Submission {
  readonly form: Form;
  readonly payload: Payload;
}

/** Takes a submission. The `SubmitErrors` that it returns, or throws as a `SubmitError`, are shown at the fields. */
export type SubmitHandler = (
  values: AnsweredValues,
  submission: Submission,
) => void | SubmitErrors | Promise<void | SubmitErrors>;

export interface SubmissionOptions {
  /** Called once per submission, with answers the service accepts. */
  readonly onSubmit: SubmitHandler;
  /** Called with what `onSubmit` threw, when that was no `SubmitError`; without it, the browser reports the error. */
  readonly onSubmitError?: ((error: unknown) => void) | undefined;
}

/** How the last submission failed: `count` grows with each failure, so that each can take focus. */
export interface Failure {
  readonly entries: readonly SummaryEntry[];
  readonly count: number;
}

const noFindings: { readonly findings: readonly Finding[]; readonly count: number } = {
  findings: [],
  count: 0,
};

/** Validates and submits, one submission at a time. */
export function useSubmission(
  scope: ParameterFormScope,
  { handleSubmit, setError, getValues }: UseFormReturn,
  { onSubmit, onSubmitError }: SubmissionOptions,
) {
  const busy = useRef(false);
  const [submitting, setSubmitting] = useState(false);
  const [{ findings, count }, setFindings] = useState(noFindings);
  const { form, names, settings } = scope;

  const failure = useMemo((): Failure => {
    const entries = findings.map(({ name, say }) => ({ name, message: say(settings) }));
    return { entries, count };
  }, [findings, count, settings]);

  const fail = (found: readonly Finding[]): void =>
    setFindings((before) => ({ findings: found, count: before.count + 1 }));

  const forget = (): void => setFindings((before) => ({ ...before, findings: [] }));

  const read = () => byParameter(form, names, getValues());

  const send = async (): Promise<void> => {
    const undrawn = errorsOf(scope, read());
    if (undrawn.length > 0) return fail(undrawn);
    setSubmitting(true);
    const refusals = await refusalsNow();
    for (const { name, say } of refusals)
      if (name !== null) setError(names.of(name), { type: "server", message: say(settings) });
    if (refusals.length > 0) fail(refusals);
    else forget();
  };

  const refusalsNow = async (): Promise<readonly Finding[]> => {
    const values = answeredValues(form, enabled(scope, read()));
    try {
      const submission = { form, payload: writePayload(form, values) };
      return refusalsOf(scope, (await onSubmit(values, submission)) ?? {});
    } catch (error) {
      if (error instanceof SubmitError) return refusalsOf(scope, error.errors);
      (onSubmitError ?? globalThis.reportError ?? console.error)(error);
      return [{ name: null, say: (now) => text(now, "submitFailed") }];
    }
  };

  const submit = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    if (busy.current || settings.disabled) return;
    busy.current = true;
    try {
      await handleSubmit(send, () => fail(errorsOf(scope, read())))();
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  };

  return { submit, submitting, failure, forget };
}

/** What is submitted: disabled parameters are not. */
const enabled = (
  { form, settings }: ParameterFormScope,
  values: Readonly<Record<string, unknown>>,
) =>
  recordOf(
    form.parameters
      .filter((parameter) => !fieldSettings(parameter, settings).disabled)
      .map(({ name }): [string, unknown] => [name, values[name]]),
  );
