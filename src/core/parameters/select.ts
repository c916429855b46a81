import type { ParameterOption, SelectParameter } from "../form.ts";
import { EMPTY, fault, read, unread } from "../issue.ts";
import type { Codec } from "./codec.ts";

/** The same code units as one option's `value`: no trimming, folding or normalising. */
export const selectCodec: Codec<SelectParameter> = {
  parse(inputValue, { parameter }) {
    if (hasOption(parameter, inputValue)) return read(inputValue);
    return unread(inputValue === "" ? EMPTY : "notOption");
  },
  format: (value) => value,
  validate: (value, parameter) =>
    hasOption(parameter, value) ? null : fault("typeMismatch", "notOption"),
};

/** Up to this many are compared one by one sooner than their set is found. */
const few = 15;

const hasOption = ({ options }: SelectParameter, value: string): boolean =>
  options.length > few
    ? valuesOf(options).has(value)
    : options.some((option) => option.value === value);

/**
 * The values of the lists that were asked for, so that no answer is looked for one by one in
 * thousands of options.
 */
const known = new WeakMap<readonly ParameterOption[], ReadonlySet<string>>();

function valuesOf(options: readonly ParameterOption[]): ReadonlySet<string> {
  const found = known.get(options);
  if (found) return found;
  const values = new Set(options.map(({ value }) => value));
  known.set(options, values);
  return values;
}
