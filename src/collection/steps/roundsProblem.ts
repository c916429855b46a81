import type { Words } from "../../react/index.ts";
import { collectionSaid } from "../collectionWords.ts";
import type { FormCollectionApi } from "../contract.ts";
import { missingRounds } from "../issues/missingRounds.ts";
import type { RepeatedForm } from "../rounds/repeatedForm.ts";

/** A sentence of what stands against going on, with the round that it is about. */
export interface RoundsProblem {
  readonly said: Words;
  /** `null` for rounds that are missing. */
  readonly round: string | null;
}

/** What stands against going on from the rounds of a form. */
export const roundsProblems = (
  { settings, isComplete }: FormCollectionApi,
  repeated: RepeatedForm,
): readonly RoundsProblem[] => [
  ...missingRounds(repeated).map(({ say }) => ({ said: say(settings), round: null })),
  ...repeated.rounds
    .filter((form) => form.status === "ready" && !form.settings.disabled && !isComplete(form))
    .map(({ id, title }) => ({
      said: collectionSaid(settings, "roundUnfinished", { title }),
      round: id,
    })),
];
