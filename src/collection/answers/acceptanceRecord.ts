import type { TestResults } from "../../core/model/evaluateCollection.ts";

/** Record of an accepted form, without its answers. */
export interface Acceptance {
  /** Id of the created document, if known. */
  readonly document: string | null;
  /** When the response arrived, as an ISO 8601 instant, if known. */
  readonly at: string | null;
  /**
   * Results of other forms' conditions on this form's answers. The answers are not stored. Without
   * these results, forms and questions with such conditions are visible.
   */
  readonly tests?: TestResults | undefined;
}

/** Accepted forms by id. */
export type Acceptances = Readonly<Record<string, Acceptance>>;
