import type { Rule } from "./rule.ts";
import { withMetadata } from "../metadata.ts";

/**
 * Any text that `regex` finds a match in; anchor it with `^` and `$` to match the whole, and keep
 * it linear, because it runs at every key. `message` is told otherwise, such as "Enter the code on
 * your card"; `reason` is its key in translations, `pattern` unless given. Each call makes a new rule:
 * call it outside of rendering.
 */
export function pattern(regex: RegExp, message: string, reason = "pattern"): Rule {
  const stateless = new RegExp(regex, regex.flags.replace(/[gy]/g, ""));
  const rule: Rule = {
    validate: (value) =>
      stateless.test(value) ? null : { type: "patternMismatch", reason, message },
  };
  // A document has the flag `u`, and no other.
  return stateless.flags.replace("u", "") === ""
    ? withMetadata(rule, { rule: "pattern", pattern: stateless.source, message, reason })
    : rule;
}
