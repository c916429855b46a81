import { collectionMessage } from "../collectionMessages.ts";
import { numberText } from "../../core/messages/defineMessages.ts";
import type { RepeatedForm } from "../items/repeatedForm.ts";
import type { MessageProps } from "../../react/index.ts";
import type { UnresolvedSettings } from "../../react/internal.ts";
import type { CollectionIssue } from "./collectionIssue.ts";

interface MissingItems extends CollectionIssue {
  format(this: void, settings: UnresolvedSettings): MessageProps;
}

/** Returns an issue if a repeated form has fewer items than its minimum. */
export const missingItems = ({ step, title, missing }: RepeatedForm): readonly MissingItems[] =>
  missing === 0
    ? []
    : [
        {
          form: step,
          name: null,
          reason: "missingItems",
          format: (now: UnresolvedSettings) =>
            collectionMessage(now, "itemsMissing", { title, missing: numberText(now, missing) }),
        },
      ];
