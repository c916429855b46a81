import type { Parameter, ParameterType } from "../form.ts";
import { belowMin, type Fault, unread } from "../issue.ts";
import type { Rule } from "../rules/rule.ts";
import { booleanCodec } from "./boolean.ts";
import type { Codec } from "./codec.ts";
import { currencyCodec } from "./currency.ts";
import { numberCodec } from "./number.ts";
import { percentCodec } from "./percent.ts";
import { selectCodec } from "./select.ts";
import { stringCodec } from "./string.ts";

/**
 * A `switch`, although variety is a table elsewhere: looking a codec up takes V8 as long as
 * checking a value with it (`bench/README.md`, `validateForm`).
 */
function codecOf(type: ParameterType): Codec {
  switch (type) {
    case "boolean":
      return booleanCodec;
    case "currency":
      return currencyCodec;
    case "number":
      return numberCodec;
    case "percent":
      return percentCodec;
    case "select":
      return selectCodec;
    case "string":
      return stringCodec;
  }
}

/** How `parameter` is read, shown and checked, with its rule. */
export function codecFor(parameter: Parameter, rule?: Rule | null): Codec {
  const codec = codecOf(parameter.type);
  return rule ? withRule(codec, rule) : codec;
}

/** What is wrong with a value that is submitted, by its type and its rule. */
export function faultOf(
  value: string,
  parameter: Parameter,
  rule: Rule | null | undefined,
): Fault | null {
  const refused = codecOf(parameter.type).validate(value, parameter);
  if (refused && !(rule?.allowsZero && isAboutZero(refused.reason))) return refused;
  if (refused?.reason === "negative") return belowMin("0");
  // Not every app is compiled: a rule may return nothing.
  return rule?.validate(value, parameter) ?? null;
}

/** Whether a whole number is refused because it is not above 0. */
const isAboutZero = (reason: string): boolean => reason === "notPositive" || reason === "negative";

const withRule = (codec: Codec, rule: Rule): Codec => ({
  parse(inputValue, context) {
    const reading = rule.parse?.(inputValue, context) ?? codec.parse(inputValue, context);
    if (reading.ok || reading.reason !== "negative" || !rule.allowsZero) return reading;
    const { reason, message, params } = belowMin("0");
    return unread(reason, message, params);
  },
  readings: (inputValue, context) =>
    (rule.parse ? rule : codec).readings?.(inputValue, context) ?? [],
  format: (value, context) => rule.format?.(value, context) ?? codec.format(value, context),
  validate: (value, checked) => faultOf(value, checked, rule),
});
