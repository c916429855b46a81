import { HttpError, SubmitOutcomeUnknown } from "../../client/errors/index.ts";
import { submitErrors } from "../../client/forms/submitErrors.ts";
import { SubmitError, type SubmitErrors } from "../../core/submitErrors.ts";
import { writePayload } from "../../core/payload.ts";
import type { Words } from "../../react/components/contract.ts";
import type { ResolvedSettings } from "../../react/settings/settings.ts";
import { words } from "../../react/settings/text.ts";
import { type SubmitIssue, serverErrorsOf } from "../../react/submission/summary.ts";
import type { FormAnswers } from "../answers/answers.ts";
import type { ReadyForm } from "../entries.ts";
import { collectionSaid } from "../collectionWords.ts";
import { submittedOf } from "../issues/formIssues.ts";
import type { SignAnswer, Signature, SignedForm, SignHandler } from "../signature.ts";

/** A form as it is sent. */
export function signedForm(
  ready: ReadyForm,
  answers: FormAnswers,
  signature: Signature | null,
): SignedForm {
  const { id, form } = ready;
  const values = submittedOf(ready, answers);
  return { id, form, values, payload: writePayload(form, values), signature };
}

type Outcome =
  | { readonly answer: SignAnswer; readonly refusals: readonly SubmitIssue[] }
  | { readonly error: unknown };

/**
 * What an app answered, with what that refuses, or threw: what refuses without a word is an error
 * like any other.
 */
export async function outcomeOf(
  signed: SignedForm,
  onSign: SignHandler,
  signal: AbortSignal,
): Promise<Outcome> {
  const { form } = signed;
  const parameters = new Map(form.parameters.map((one) => [one.name, one]));
  const answered = (answer: SignAnswer) => ({
    answer,
    refusals: serverErrorsOf({ form, parameters }, answer),
  });
  try {
    return answered((await onSign(signed, { signal })) ?? {});
  } catch (error) {
    const refused = answered(refusalIn(error, signed) ?? {});
    return refused.refusals.length > 0 ? refused : { error };
  }
}

function refusalIn(error: unknown, { form, payload }: SignedForm): SubmitErrors | null {
  if (error instanceof SubmitError) return error.errors;
  return error instanceof HttpError ? submitErrors(error, { form, payload }) : null;
}

/** An answer that was lost is no failure: the form may have arrived. */
export const failedWords = (
  settings: ResolvedSettings,
  { title }: ReadyForm,
  error: unknown,
): Words =>
  error instanceof SubmitOutcomeUnknown
    ? collectionSaid(settings, "outcomeUnknown", { title })
    : words(settings, "submitFailed");
