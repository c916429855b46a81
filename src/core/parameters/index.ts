import type { Parameter, ParameterType } from "../form.ts";
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

/** How `parameter` is read, shown and checked; a rule narrows what its type allows. */
export function codecFor(parameter: Parameter, rule?: Rule | null): Codec {
  const codec = codecOf(parameter.type);
  return rule ? narrow(codec, rule) : codec;
}

const narrow = (codec: Codec, rule: Rule): Codec => ({
  parse: (inputValue, context) =>
    rule.parse?.(inputValue, context) ?? codec.parse(inputValue, context),
  readings: (inputValue, context) =>
    rule.parse ? [] : (codec.readings?.(inputValue, context) ?? []),
  format: (value, context) => rule.format?.(value, context) ?? codec.format(value, context),
  validate: (value, checked) => codec.validate(value, checked) ?? rule.validate(value, checked),
});
