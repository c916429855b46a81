import type { AnsweredValues } from "../../core/definition/form.ts";
import type { SubmitErrors } from "../../core/model/submitErrors.ts";
import type { CollectionFailure } from "../issues/collectionIssue.ts";
import type { Accepted, Receipt } from "../receipt/receipt.ts";
import type { Signature } from "../signature.ts";

/** What the service refused, and of which answers. */
interface Refused extends SubmitErrors {
  readonly values: AnsweredValues;
}

/** The sending of a collection, and how it went. */
export interface Signing {
  /** Whether a request is under way. */
  readonly busy: boolean;
  /** Forms that were accepted, by id. */
  readonly accepted: ReadonlyMap<string, Accepted>;
  /**
   * What the collection was ended with, once all that there was to send was accepted; `null` until
   * then.
   */
  readonly ended: Pick<Receipt, "signature"> | null;
  /** What the last attempt failed with. */
  readonly failure: CollectionFailure;
  /** What the service refused of a form, until it is sent again. */
  readonly refused: ReadonlyMap<string, Refused>;
  /** Ids of forms that were sent, and of which it is not known whether they were accepted. */
  readonly unsure: ReadonlySet<string>;
  /** Whether the answers can be sent; otherwise `failure` says why not. */
  check(): boolean;
  /** Forgets what stood against a form, because it is filled in anew. */
  forget(form: string): void;
  /** Sends one form after the other; what was accepted is not sent again. */
  send(signature: Signature | null): Promise<void>;
}
