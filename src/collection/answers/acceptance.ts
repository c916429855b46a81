import type { TestResults } from "../../core/model/evaluateCollection.ts";

/** That a form was accepted, without any of its answers. */
export interface Acceptance {
  /** The id of the document that was made, where it is known. */
  readonly document: string | null;
  /** When the answer came, as an ISO 8601 instant, where it is known. */
  readonly at: string | null;
  /**
   * Results of other forms' conditions on its answers, which are not kept; without them, what
   * they ask for is asked.
   */
  readonly tests?: TestResults | undefined;
}

/** Forms that were accepted, by id. */
export type Acceptances = Readonly<Record<string, Acceptance>>;
