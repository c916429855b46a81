import type { Rule } from "./rule.ts";
import { withMetadata } from "../metadata.ts";

/**
 * Requires a match of `regex`. Each call creates a new rule, so call it outside of render.
 * @param regex Anchor it with `^` and `$` to match the whole text. Avoid backtracking, because it
 *   runs at every keystroke.
 * @param message Instruction, such as "Enter the code on your card".
 * @param reason Key of the message in translations.
 */
export function pattern(regex: RegExp, message: string, reason = "pattern"): Rule {
  const stateless = new RegExp(regex, regex.flags.replace(/[gy]/g, ""));
  const rule: Rule = {
    validate: (value) =>
      stateless.test(value) ? null : { type: "patternMismatch", reason, message },
  };
  // A document stores only the source, and always uses the flag `u`.
  return stateless.flags.replace("u", "") === ""
    ? withMetadata(rule, { rule: "pattern", pattern: stateless.source, message, reason })
    : rule;
}
