import { addDecimals } from "../values/arithmetic.ts";
import { readWireDecimal } from "../values/decimal.ts";
import type { Check } from "../rules/rule.ts";
import { questionsOf } from "./questions.ts";
import { ruleFault } from "../values/issue.ts";
import { withMetadata } from "../metadata.ts";

/** The English messages, by reason. */
export const sumOfMessages = { notTotal: "enter parts that add up to {total}" } as const;

/**
 * What is answered to `names` adds up to `total`, to the digit; what has no answer counts nothing.
 * `total` is written as values are: `sumOf(["first_percent", "second_percent"], "100")`. Said of the
 * last of them that is asked, once any is answered. Reason: `notTotal`.
 * @throws RangeError when `total` is no such decimal.
 */
export function sumOf(names: readonly string[], total: string): Check {
  const expected = addDecimals(total);
  const check: Check = (answers, asked) => {
    const last = questionsOf(asked, names).at(-1);
    const parts = names.flatMap((name) => answers[name] ?? []);
    const isCounted = parts.length > 0 && parts.every((part) => readWireDecimal(part));
    if (!last || !isCounted || addDecimals(...parts) === expected) return [];
    return [
      {
        name: last.name,
        ...ruleFault(sumOfMessages, "customError", "notTotal", { total }),
      },
    ];
  };
  return withMetadata(check, { check: "sumOf", names, total });
}
