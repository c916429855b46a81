import { type SendFailure, sendFailure, whyText } from "../../core/messages/sendFailure.ts";
import { toSubmitErrors } from "../../client/forms/toSubmitErrors.ts";
import { inSections } from "../../core/definition/sections.ts";
import { submitErrorsIn } from "../../core/model/submitError.ts";
import type { MessageProps } from "../../react/index.ts";
import { type UnresolvedSettings, serverErrorsOf, type SubmitIssue } from "../../react/internal.ts";
import type { FormAnswers } from "../answers/answers.ts";
import { filledAnswers } from "../answers/signatureQuestions.ts";
import type { ReadyForm } from "../state/collectedForm.ts";
import { formIdOf } from "../items/item.ts";
import { collectionMessage } from "../collectionMessages.ts";
import { evaluationOf } from "../issues/formIssues.ts";
import type { SignAnswer, Signature, SignedForm, SignHandler } from "../signature.ts";

/** Builds the form that `onSign` receives. */
export function signedForm(
  ready: ReadyForm,
  answers: FormAnswers,
  signature: Signature | null,
): SignedForm {
  const { form, filled, item } = ready;
  const { submitted, payload } = signature
    ? evaluationOf(
        { ...ready, settings: filled.settings },
        filledAnswers(answers, filled, signature.name),
      )
    : evaluationOf(ready, answers);
  const sent = { values: submitted(), payload: payload() };
  return { id: formIdOf(ready), form, ...sent, signature, ...(item && { item }) };
}

type Outcome =
  | { readonly answer: SignAnswer; readonly refusals: readonly SubmitIssue[] }
  | { readonly error: unknown; readonly reason: SendFailure };

/**
 * Calls `onSign` and returns its answer with the errors to show, or the error that it threw, with
 * its reason. A thrown rejection without a message to show is returned as an error.
 */
export async function sendForm(
  signed: SignedForm,
  { sections }: Pick<UnresolvedSettings, "sections">,
  onSign: SignHandler,
  sending: Parameters<SignHandler>[1],
): Promise<Outcome> {
  const ordered = inSections(signed.form, sections);
  const parameters = new Map(ordered.map((one) => [one.name, one]));
  const answered = (answer: SignAnswer) => ({
    answer,
    refusals: serverErrorsOf({ parameters }, answer),
  });
  try {
    return answered((await onSign(signed, sending)) ?? {});
  } catch (error) {
    const errors =
      submitErrorsIn(error) ?? (error instanceof Error ? toSubmitErrors(error, signed) : null);
    const refused = answered(errors ?? {});
    return refused.refusals.length > 0 ? refused : { error, reason: sendFailure(error) };
  }
}

/** Returns the message for a form whose submission failed. Other forms may have been accepted. */
export function failureMessage(
  settings: UnresolvedSettings,
  { title }: ReadyForm,
  reason: SendFailure,
): MessageProps {
  return reason === "unknown"
    ? collectionMessage(settings, "outcomeUnknown", { title })
    : collectionMessage(settings, "formNotSubmitted", { title, why: whyText(settings, reason) });
}
