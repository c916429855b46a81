import type { KeptQuestion } from "../../core/definition/diff/compareForms.ts";
import type { FormInDocument } from "../read/formInDocument.ts";
import type { Change, ChangeClass } from "./changeClass.ts";

/** A change, before stored answers are counted. */
export interface UncountedChange extends Omit<Change, "refused"> {
  /** The answer that the change makes invalid, if it is a single one. */
  readonly value?: string;
}

/** A question of both revisions, with its form in each. */
export interface ComparedQuestion extends KeptQuestion {
  readonly old: FormInDocument;
  readonly next: FormInDocument;
  /** Path in the new revision. */
  readonly path: string;
}

export type Row = readonly [isChanged: boolean, kind: ChangeClass, what: string];

/** Returns the rows that have changed, as changes at one place. */
export const changesAt = (
  place: Pick<UncountedChange, "path" | "name" | "value">,
  rows: readonly Row[],
): readonly UncountedChange[] =>
  rows.flatMap(([isChanged, kind, what]) => (isChanged ? [{ class: kind, ...place, what }] : []));
