/** The classes of changes, from most to least severe. */
export const changeClasses = [
  "breaks answers",
  "asks again",
  "changes meaning",
  "cosmetic",
] as const;

/**
 * Effect of a change on stored answers:
 * - `breaks answers`: some stored answers can no longer be submitted.
 * - `asks again`: a person must answer something again, or for the first time.
 * - `changes meaning`: stored answers mean something else.
 * - `cosmetic`: none of these.
 */
export type ChangeClass = (typeof changeClasses)[number];

/** A difference between two revisions of a form or a collection. */
export interface Change {
  readonly class: ChangeClass;
  /**
   * Path in the new document, or in the old document for a removed part: `$.parameters[3].label`.
   */
  readonly path: string;
  /** Name of the changed parameter, if any. */
  readonly name?: string;
  /**
   * Description in one sentence without a full stop, such as
   * `“Filing status” has lost the option “Other”`.
   */
  readonly what: string;
  /** Number of stored answers that were valid and are invalid because of this change. */
  readonly refused?: number;
}

/** Sorts changes by severity. Changes of one class keep their order. */
export const sorted = (changes: readonly Change[]): readonly Change[] =>
  changeClasses.flatMap((kind) => changes.filter((change) => change.class === kind));

/** A change without a count of stored answers. */
export interface UncountedChange extends Omit<Change, "refused"> {
  /** The only answer that the change makes invalid, such as a removed option. */
  readonly value?: string;
}

export type Row = readonly [isChanged: boolean, kind: ChangeClass, what: string];

/** Converts the rows that have changed to changes at one path. */
export const changesAt = (
  place: Pick<UncountedChange, "path" | "name" | "value">,
  rows: readonly Row[],
): readonly UncountedChange[] =>
  rows.flatMap(([isChanged, kind, what]) => (isChanged ? [{ class: kind, ...place, what }] : []));
