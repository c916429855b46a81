import { collectionSaid, numberText } from "../collectionWords.ts";
import type { RepeatedForm } from "../rounds/repeatedForm.ts";
import type { CollectionIssue } from "./collectionIssue.ts";

/** What stands against going on from the rounds of a form, of which some are missing. */
export const missingRounds = ({ step, title, missing }: RepeatedForm): readonly CollectionIssue[] =>
  missing === 0
    ? []
    : [
        {
          form: step,
          name: null,
          reason: "missingRounds",
          say: (now) =>
            collectionSaid(now, "roundsMissing", { title, missing: numberText(now, missing) }),
        },
      ];
