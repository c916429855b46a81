import { roundsIn } from "../model/rounds.ts";
import type { CollectionCheck } from "./collectionCheck.ts";
import { ruleFault } from "../values/issue.ts";
import { withMetadata } from "../metadata.ts";

/** The English messages, by reason. */
export const differentInMessages = {
  notDifferent: "this was entered before. Enter another one",
} as const;

/**
 * No two rounds of a form that repeats have the same answers to all of these names, to the letter:
 * no account twice is `differentIn("accounts", "routing_number", "account_number")`. Said of the
 * last of them in the later round; a round without one of the answers is not compared. It is one of
 * the `checks` of a collection, and of `validateRounds` on a server. Reason: `notDifferent`.
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
    return roundsIn(answers, form).flatMap(([id, given]) => {
      const own = names.map((one) => given[one] ?? null);
      const key = JSON.stringify(own);
      if (own.includes(null) || !seen.has(key)) {
        seen.add(key);
        return [];
      }
      return [
        {
          form: id,
          name: last,
          ...ruleFault(differentInMessages, "customError", "notDifferent"),
        },
      ];
    });
  };
  return withMetadata(check, { check: "differentIn", form, names });
}
