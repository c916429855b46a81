import type { KeptQuestion } from "../../core/definition/diff/compareForms.ts";
import type { FormInDocument } from "../read/formInDocument.ts";
import type { Change, ChangeClass } from "./change.ts";

/** A change, before stored answers are counted. */
export interface SeenChange extends Omit<Change, "refused"> {
  /** The answer that is refused for it, where it is about one alone. */
  readonly value?: string;
}

/** A question that both revisions of a form ask, and all that is said of it in each. */
export interface ComparedQuestion extends KeptQuestion {
  readonly old: FormInDocument;
  readonly next: FormInDocument;
  /** Where it stands in the new revision. */
  readonly path: string;
}

/** A possible change: whether it happened, its effect on answers, and its description. */
export type Row = readonly [isChanged: boolean, kind: ChangeClass, what: string];

/** Returns the rows that have changed, as changes at one place. */
export const changesAt = (
  place: Pick<SeenChange, "path" | "name" | "value">,
  rows: readonly Row[],
): readonly SeenChange[] =>
  rows.flatMap(([isChanged, kind, what]) => (isChanged ? [{ class: kind, ...place, what }] : []));
