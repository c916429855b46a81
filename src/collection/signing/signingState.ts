import type { AnsweredValues } from "../../core/definition/form.ts";
import type { SubmitErrors } from "../../core/model/submitError.ts";
import type { CollectionFailure } from "../issues/formIssues.ts";
import type { Accepted, Receipt } from "../receipt/receipt.ts";
import type { Signature } from "../signature.ts";

/** Errors from the service, with the answers that it rejected. */
interface Refused extends SubmitErrors {
  readonly values: AnsweredValues;
}

/** Submission of a collection: its state, results and actions. */
export interface Signing {
  /** Whether a request is pending. */
  readonly busy: boolean;
  /** Accepted forms by id. */
  readonly accepted: ReadonlyMap<string, Accepted>;
  /** Holds the signature once everything is accepted; `null` until then. */
  readonly ended: Pick<Receipt, "signature"> | null;
  /** Issues of the last attempt. */
  readonly failure: CollectionFailure;
  /** Errors from the service by form id, until the next submission. */
  readonly refused: ReadonlyMap<string, Refused>;
  /** Ids of submitted forms whose outcome is unknown. */
  readonly unsure: ReadonlySet<string>;
  /** Validates the answers. If it returns `false`, `failure` lists the issues. */
  check(): boolean;
  /** Removes the issues of a form, because it is filled in again. */
  clearIssues(form: string): void;
  /** Submits the forms one by one, except those already accepted. */
  send(signature: Signature | null): Promise<void>;
}
