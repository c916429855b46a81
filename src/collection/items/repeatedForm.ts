import type { CollectedForm, FormIdentity } from "../state/collectedForm.ts";
import type { RepeatLimits } from "../../document/schema/repeat.ts";

/** A repeated form of a collection, with its current items. */
export interface RepeatedForm extends Omit<FormIdentity, "item">, RepeatLimits {
  /** Language of the title, if known. */
  readonly titleLang?: string | undefined;
  /** Id of the step that lists the items: `dependents~items`. */
  readonly step: string;
  /** The items, each a form of the collection. */
  readonly items: readonly CollectedForm[];
  /**
   * Whether items cannot be added or removed: the form is read-only or disabled, or another tab or
   * device stores other items and the person has not chosen yet.
   */
  readonly fixed: boolean;
  /** Number of items to add until `min` is reached. */
  readonly missing: number;
  /** The last removed item, until another one is added or removed. `undoRemove` restores it. */
  readonly removed: CollectedForm | null;
  /** The form itself while its definition or its items are unknown; otherwise `null`. */
  readonly absent: CollectedForm | null;
}
