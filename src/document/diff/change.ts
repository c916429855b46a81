/** The classes of changes, the worst first. */
export const changeClasses = [
  "breaks answers",
  "asks again",
  "changes meaning",
  "cosmetic",
] as const;

/**
 * What a change does to answers that are stored already, the worst first: some can no longer be
 * submitted; a person must answer something once more, or for the first time; what was answered
 * reads otherwise now; none of these.
 */
export type ChangeClass = (typeof changeClasses)[number];

/** What is different in a new revision of a form or a collection. */
export interface Change {
  readonly class: ChangeClass;
  /** Where in the new document or, of what is gone, in the old one: `$.parameters[3].label`. */
  readonly path: string;
  /** The parameter that it is about, if it is about one. */
  readonly name?: string;
  /** One sentence without a full stop, such as `“Filing status” has lost the option “Other”`. */
  readonly what: string;
  /** How many of the given answers were right and would be refused for it now. */
  readonly refused?: number;
}

/** Changes by what they do, the worst first, those of one class in the order they were found in. */
export const sorted = (changes: readonly Change[]): readonly Change[] =>
  changeClasses.flatMap((kind) => changes.filter((change) => change.class === kind));
