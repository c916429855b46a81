import type { Parameter } from "../definition/form.ts";
import { belowMin, type ValueIssue, unread } from "./issue.ts";
import type { Rule } from "../rules/rule.ts";
import type { Codec, CodecContext } from "./codec.ts";
import { codecOf } from "./typeCodecs.ts";

/** Returns the codec of a parameter, combined with its rule. */
export function codecFor(parameter: Parameter, rule?: Rule | null): Codec {
  const codec = codecOf(parameter.type);
  return rule ? withRule(codec, rule) : codec;
}

export function findValueIssue(
  value: string,
  parameter: Parameter,
  rule: Rule | null | undefined,
): ValueIssue | null {
  const refused = codecOf(parameter.type).validate(value, parameter);
  if (refused && !(rule && isOverridden(refused.reason, rule))) return refused;
  if (refused?.reason === "negative") return belowMin("0");
  // In JavaScript a rule may return `undefined`.
  return rule?.validate(value, parameter) ?? null;
}

const belowOne = /^0\.0*[1-9]/;

/**
 * Warning for a percentage such as 0.15, which may mean 15 percent. With a rule or a limit, the app
 * has chosen the valid values.
 */
const lessThanOne = {
  type: "rangeUnderflow",
  reason: "lessThanOne",
  severity: "warning",
} as const satisfies ValueIssue;

/** Returns a warning about a valid value. */
export const doubtOf = (
  value: string,
  { type }: Parameter,
  rule: Rule | null | undefined,
): ValueIssue | null => (type === "percent" && !rule && belowOne.test(value) ? lessThanOne : null);

/** Whether a rule overrides this reason of the parameter type. */
function isOverridden(reason: string, { allowsZero, decimals }: Rule): boolean {
  const isAboutZero = reason === "notPositive" || reason === "negative";
  return (isAboutZero && allowsZero === true) || (reason === "tooManyDecimals" && !!decimals);
}

/** Returns the issue of a rule that replaces this reason of the parameter type. */
function replacementOf(reason: string, { allowsZero, decimals }: Rule): ValueIssue | undefined {
  if (reason === "negative" && allowsZero) return belowMin("0");
  return reason === "tooManyDecimals" ? decimals?.beyond : undefined;
}

const withRule = (codec: Codec, rule: Rule): Codec => ({
  parse(inputValue, context) {
    const reading =
      rule.parse?.(inputValue, context) ?? codec.parse(inputValue, widened(context, rule));
    const replacement = reading.ok ? undefined : replacementOf(reading.reason, rule);
    return replacement
      ? unread(replacement.reason, replacement.message, replacement.params)
      : reading;
  },
  readings: (inputValue, context) =>
    (rule.parse ? rule : codec).readings?.(inputValue, widened(context, rule)) ?? [],
  format: (value, context) =>
    rule.format?.(value, context) ?? codec.format(value, widened(context, rule)),
  validate: (value, checked) => findValueIssue(value, checked, rule),
});

const widened = (context: CodecContext, { decimals }: Rule): CodecContext =>
  decimals ? { ...context, decimals: decimals.most } : context;
