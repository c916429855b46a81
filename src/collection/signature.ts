import type { Condition } from "../core/model/condition.ts";
import type { AnsweredValues, Form } from "../core/definition/form.ts";
import type { SubmitErrors } from "../core/model/submitErrors.ts";
import type { Payload } from "../core/model/payload.ts";
import type { Round } from "./rounds/round.ts";

/** What a person attests, and how. */
export interface Attestation {
  /** What is attested, in the app's words; an empty line begins a paragraph. */
  readonly statement: string;
  /**
   * Whether the typed name will do: `null`, or the sentence that says what to type. Any name will
   * do unless given. `sameName` compares two.
   */
  readonly checkName?: ((typed: string) => string | null) | undefined;
  /**
   * Questions that the typed name answers, so that nobody signs twice: `true` for those that are
   * called a signature of the employee's, such as `employee_signature`, or the names of parameters.
   * They are not asked, and sent with the name.
   */
  readonly fills?: true | readonly string[] | undefined;
  /**
   * Where what is signed can be read, by a form's id, or a round's, such as a PDF filled with its answers: it is
   * shown beside the statement in an `<iframe>`, which the page's policy must allow. Without it, the
   * official form is linked.
   */
  readonly previewUrl?: ((form: string) => string | null | undefined) | undefined;
}

/** Somebody who signs after the person whose onboarding it is: a preparer, a parent or guardian. */
export interface Signer extends Pick<Attestation, "statement" | "checkName"> {
  /** Told apart by it from forms and from the others who sign. */
  readonly id: string;
  /** Who it is, as the page and the receipt say: "Preparer". */
  readonly title: string;
  /** When they sign; in any case unless given. */
  readonly when?: Condition | undefined;
}

/** What was signed, by whom and when. */
export interface Signature {
  readonly statement: string;
  /** As typed, without spaces around. */
  readonly name: string;
  /** The day on the person's device, `2026-01-31`. */
  readonly date: string;
  /** What others signed on that day; left out where nobody else does. */
  readonly signers?: readonly SignerSignature[] | undefined;
}

/** What somebody else signed. */
export interface SignerSignature extends Pick<Signature, "statement" | "name"> {
  readonly id: string;
  readonly title: string;
}

/** One form of a collection, ready to be sent. */
export interface SignedForm {
  /** The form's id in the collection; of a form that repeats, that of each round, too. */
  readonly id: string;
  /** Which round it is, of a form that repeats: each is sent by itself. */
  readonly round?: Round | undefined;
  readonly form: Form;
  readonly values: AnsweredValues;
  readonly payload: Payload;
  /** `null` in a collection without an attestation. */
  readonly signature: Signature | null;
}

/** What came back: the id of the document that was made, if any, or what was refused. */
export interface SignAnswer extends SubmitErrors {
  readonly document?: string | null | undefined;
}

/**
 * Sends one form. It is called for one form after the other, never for two at a time, and never
 * again for one that was accepted; but a browser itself repeats a POST whose connection was reset, so
 * send the `idempotencyKey`, which is the same for the same answers and signature, also after a lost
 * response and, with a draft, in another visit. Errors that it returns, or throws as a `SubmitError`, are shown
 * at the questions; so is what the service refused, thrown as a client's `HttpError`. That makes
 * `({ id, payload }, { idempotencyKey }) => client.signForm(id, payload, { params, idempotencyKey })`
 * one. `signal` is aborted when the
 * collection unmounts meanwhile: give it to a request that is to end with it; one that does not use
 * it goes on.
 */
export type SignHandler = (
  signed: SignedForm,
  sending: { readonly signal: AbortSignal; readonly idempotencyKey: string },
) => void | SignAnswer | Promise<void | SignAnswer>;
