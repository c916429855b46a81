import { addDecimals } from "../../values/arithmetic.ts";
import { readWireDecimal } from "../../values/wireDecimal.ts";
import type { Check } from "../../rules/rule.ts";
import { questionsOf } from "./checkedQuestions.ts";
import { ruleIssue } from "../../values/issue.ts";
import { withMetadata } from "../../metadata.ts";

export const sumOfMessages = { notTotal: "enter parts that add up to {total}" } as const;

/**
 * Requires that the answers to `names` add up to exactly `total`, a submitted value:
 * `sumOf(["first_percent", "second_percent"], "100")`. Missing answers count as 0. Reports the
 * issue at the last visible name, once any name has an answer. Reason: `notTotal`.
 * @throws RangeError when `total` is not a decimal.
 */
export function sumOf(names: readonly string[], total: string): Check {
  const expected = addDecimals(total);
  const check: Check = (answers, visible) => {
    const last = questionsOf(visible, names).at(-1);
    const parts = names.flatMap((name) => answers[name] ?? []);
    const isCounted = parts.length > 0 && parts.every((part) => readWireDecimal(part));
    if (!last || !isCounted || addDecimals(...parts) === expected) return [];
    return [
      {
        name: last.name,
        ...ruleIssue(sumOfMessages, "customError", "notTotal", { total }),
      },
    ];
  };
  return withMetadata(check, { check: "sumOf", names, total });
}
