import type { Condition } from "../core/model/evaluateCondition.ts";
import type { AnsweredValues, Form } from "../core/definition/form.ts";
import type { SubmitErrors } from "../core/model/submitError.ts";
import type { Payload } from "../core/model/evaluate.ts";
import type { Item } from "./items/item.ts";

/** Statement that a person signs, with settings of the signature. */
export interface Attestation {
  /** The statement in the app's words. An empty line begins a paragraph. */
  readonly statement: string;
  /**
   * Validates the typed name: returns `null`, or a sentence with the name to type. Without it, any
   * name is valid. `sameName` compares two names.
   */
  readonly checkName?: ((typed: string) => string | null) | undefined;
  /**
   * Questions that the typed name answers, so that nobody signs twice: names of parameters, or
   * `true` for those named as the employee's signature, such as `employee_signature`. They are not
   * rendered, and are submitted with the name.
   */
  readonly fills?: true | readonly string[] | undefined;
  /**
   * Returns the URL of a document to sign, such as a PDF with the answers, by the id of a form or
   * item. The document renders in an `<iframe>` next to the statement, which the page's Content
   * Security Policy must allow. Without it, the official form is linked.
   */
  readonly previewUrl?: ((form: string) => string | null | undefined) | undefined;
}

/** A further signer after the employee, such as a preparer, a parent or a guardian. */
export interface Signer extends Pick<Attestation, "statement" | "checkName"> {
  /** Unique among the signers and forms. */
  readonly id: string;
  /** Role on the page and receipt: "Preparer". */
  readonly title: string;
  /**
   * Condition under which the signer is required.
   * @default always
   */
  readonly when?: Condition | undefined;
}

/** A signed statement, with name and date. */
export interface Signature {
  readonly statement: string;
  /** The typed name, trimmed. */
  readonly name: string;
  /** The date on the person's device, `2026-01-31`. */
  readonly date: string;
  /** Signatures of further signers on that day, if there are any. */
  readonly signers?: readonly SignerSignature[] | undefined;
}

/** Signature of a further signer. */
export interface SignerSignature extends Pick<Signature, "statement" | "name"> {
  readonly id: string;
  readonly title: string;
}

/** A form of a collection, ready to submit. */
export interface SignedForm {
  /** Id of the form in the collection. Items share the id of their repeated form. */
  readonly id: string;
  /** The item of a repeated form. Each item is submitted by itself. */
  readonly item?: Item | undefined;
  readonly form: Form;
  readonly values: AnsweredValues;
  readonly payload: Payload;
  /** `null` in a collection without an attestation. */
  readonly signature: Signature | null;
}

/** Result of submitting a form: the id of the created document, or errors. */
export interface SignAnswer extends SubmitErrors {
  readonly document?: string | null | undefined;
}

/**
 * Submits one form. It is called for one form at a time, and never again for an accepted form.
 *
 * - Send the `idempotencyKey`: browsers repeat a POST whose connection was reset. It is the same
 *   for the same answers and signature, also after a lost response and, with a draft, in another
 *   visit.
 * - Errors are shown at the questions if they are returned, thrown as a `SubmitError`, or thrown by
 *   a client as an `HttpError`.
 * - `signal` is aborted when the collection unmounts. A request without `signal` continues.
 *
 * @example
 * const onSign: SignHandler = ({ id, payload }, { idempotencyKey }) =>
 *   client.signForm(id, payload, { params, idempotencyKey });
 */
export type SignHandler = (
  signed: SignedForm,
  sending: { readonly signal: AbortSignal; readonly idempotencyKey: string },
) => void | SignAnswer | Promise<void | SignAnswer>;
