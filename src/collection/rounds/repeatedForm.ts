import type { CollectedForm, FormIdentity } from "../state/entries.ts";
import type { RoundLimits } from "../../document/schema/repeat.ts";

/** A form of a collection that repeats, with its rounds as they are now. */
export interface RepeatedForm extends Omit<FormIdentity, "round">, RoundLimits {
  /** The language of the title, when it is known. */
  readonly titleLang?: string | undefined;
  /** The id of the step that lists the rounds: `dependents~rounds`. */
  readonly step: string;
  /** The rounds, each a form of the collection. */
  readonly rounds: readonly CollectedForm[];
  /**
   * Whether there are the rounds that there are: it is only read, asked by nobody, or the person has
   * not decided yet between these rounds and those that another tab or device keeps.
   */
  readonly fixed: boolean;
  /** How many rounds are missing to `min`, and can be added. */
  readonly missing: number;
  /** The round that was removed last, until another is added or removed: `undoRemove` brings it back. */
  readonly removed: CollectedForm | null;
  /** The form itself while its definition is not there; `null` when it is. */
  readonly absent: CollectedForm | null;
}
