import { itemsIn } from "../itemIds.ts";
import type { CollectionCheck } from "./collectionCheck.ts";
import { ruleIssue } from "../../values/issue.ts";
import { withMetadata } from "../../metadata.ts";

export const differentInMessages = {
  notDifferent: "this was entered before. Enter another one.",
} as const;

/**
 * Rejects an item of a repeated form with exactly the same answers to these names as an earlier
 * item, such as an account entered twice:
 * `differentIn("accounts", "routing_number", "account_number")`. Reports the issue in the later
 * item at the last name. Items with a missing answer are ignored. Use it in `checks` of a
 * collection, and in `validateItems` on a server. Reason: `notDifferent`.
 */
export function differentIn(
  form: string,
  name: string,
  ...others: readonly string[]
): CollectionCheck {
  const names = [name, ...others];
  const last = others.at(-1) ?? name;
  const check: CollectionCheck = (answers) => {
    const seen = new Set<string>();
    return itemsIn(answers, form).flatMap(([id, values]) => {
      const own = names.map((one) => values[one] ?? null);
      const key = JSON.stringify(own);
      if (own.includes(null) || !seen.has(key)) {
        seen.add(key);
        return [];
      }
      return [
        {
          form: id,
          name: last,
          ...ruleIssue(differentInMessages, "customError", "notDifferent"),
        },
      ];
    });
  };
  return withMetadata(check, { check: "differentIn", form, names });
}
