import type { KeptQuestion } from "../../core/definition/diff/compareForms.ts";
import type { FormInDocument } from "../read/formInDocument.ts";
import type { Change, ChangeClass } from "./changeClass.ts";

/** A change without a count of stored answers. */
export interface UncountedChange extends Omit<Change, "refused"> {
  /** The only answer that the change makes invalid, such as a removed option. */
  readonly value?: string;
}

/** A question that both revisions have, with its form in each revision. */
export interface ComparedQuestion extends KeptQuestion {
  readonly old: FormInDocument;
  readonly next: FormInDocument;
  /** Path of the question in the new revision. */
  readonly path: string;
}

export type Row = readonly [isChanged: boolean, kind: ChangeClass, what: string];

/** Converts the rows that have changed to changes at one path. */
export const changesAt = (
  place: Pick<UncountedChange, "path" | "name" | "value">,
  rows: readonly Row[],
): readonly UncountedChange[] =>
  rows.flatMap(([isChanged, kind, what]) => (isChanged ? [{ class: kind, ...place, what }] : []));
