import { blocks, issueOf } from "../values/issue.ts";
import { omitUndefined } from "../record.ts";
import { define } from "./define.ts";
import type { Rule } from "./rule.ts";
import { withMetadata } from "../metadata.ts";

const pairs = new WeakMap<Rule, WeakMap<Rule, Rule>>();

/**
 * Combines several rules into one. The same rules in the same order return the same rule.
 * - The first rule with `parse` or `format` parses, formats and provides the hint. If it has no
 *   hint, the other rule provides the hint.
 * - The first `missing` applies.
 * - The combined rule is sensitive if any of the rules is.
 * - Validation runs in order and returns the first error, or the first warning if there is no
 *   error.
 */
export const all = (first: Rule, ...others: readonly Rule[]): Rule => others.reduce(pairOf, first);

export const allDefinition = /* @__PURE__ */ define({
  name: "all",
  args: { rules: "rules" },
  factory: all,
  make: ({ rules: [first, ...others] }) => all(first, ...others),
  messages: {},
});

function pairOf(first: Rule, second: Rule): Rule {
  const known = pairs.get(first) ?? new WeakMap<Rule, Rule>();
  pairs.set(first, known);
  const pair =
    known.get(second) ?? withMetadata(combine(first, second), all, { rules: [first, second] });
  known.set(second, pair);
  return pair;
}

function combine(first: Rule, second: Rule): Rule {
  const isSecond = !(first.parse || first.format) && (second.parse || second.format);
  const [read, other] = isSecond ? [second, first] : [first, second];
  const hinted = read.hint ? read : other;
  const either = {
    parse: read.parse?.bind(read),
    readings: read.readings?.bind(read),
    format: read.format?.bind(read),
    hint: hinted.hint?.bind(hinted),
    inWords: read.inWords?.bind(read),
    missing: first.missing ?? second.missing,
    days: first.days ?? second.days,
    others: first.others ?? second.others,
    decimals: first.decimals ?? second.decimals,
  };
  return {
    ...omitUndefined(either),
    validate(value, parameter) {
      const found = first.validate(value, parameter);
      if (found && blocks(issueOf(parameter.name, found))) return found;
      const next = second.validate(value, parameter);
      return found && !(next && blocks(issueOf(parameter.name, next))) ? found : next;
    },
    input: { ...second.input, ...first.input },
    allowsZero: first.allowsZero === true || second.allowsZero === true,
    numeric: first.numeric === true || second.numeric === true,
    sensitive: first.sensitive === true || second.sensitive === true,
  };
}
