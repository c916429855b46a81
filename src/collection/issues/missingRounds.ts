import { collectionSaid } from "../collectionWords.ts";
import { numberText } from "../../core/messages/defineMessages.ts";
import type { RepeatedForm } from "../rounds/repeatedForm.ts";
import type { Words } from "../../react/index.ts";
import type { GivenSettings } from "../../react/internal.ts";
import type { CollectionIssue } from "./collectionIssue.ts";

interface MissingRounds extends CollectionIssue {
  say(this: void, settings: GivenSettings): Words;
}

/** Returns an issue if a repeated form has fewer items than its minimum. */
export const missingRounds = ({ step, title, missing }: RepeatedForm): readonly MissingRounds[] =>
  missing === 0
    ? []
    : [
        {
          form: step,
          name: null,
          reason: "missingRounds",
          say: (now: GivenSettings) =>
            collectionSaid(now, "roundsMissing", { title, missing: numberText(now, missing) }),
        },
      ];
