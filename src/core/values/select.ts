import type { ParameterOption, SelectParameter } from "../definition/form.ts";
import { EMPTY, fault, read, unread } from "./issue.ts";
import type { Codec } from "./codec.ts";

/**
 * The same code units as one option's `value`: no trimming, folding or normalising. One that cannot
 * be chosen any more is read, and refused.
 */
export const selectCodec: Codec<SelectParameter> = {
  parse(inputValue, { parameter }) {
    if (optionOf(parameter, inputValue)) return read(inputValue);
    return unread(inputValue === "" ? EMPTY : "notOption");
  },
  format: (value) => value,
  validate(value, parameter) {
    const option = optionOf(parameter, value);
    if (!option) return fault("typeMismatch", "notOption");
    return option.disabled ? fault("typeMismatch", "optionDisabled") : null;
  },
};

/** Up to this many are compared one by one sooner than they are found by their value. */
const few = 15;

const optionOf = ({ options }: SelectParameter, value: string): ParameterOption | undefined =>
  options.length > few
    ? byValue(options).get(value)
    : options.find((option) => option.value === value);

/**
 * The options of the lists that were asked for, so that no answer is looked for one by one in
 * thousands of options.
 */
const known = new WeakMap<readonly ParameterOption[], ReadonlyMap<string, ParameterOption>>();

function byValue(options: readonly ParameterOption[]): ReadonlyMap<string, ParameterOption> {
  const found = known.get(options);
  if (found) return found;
  const made = new Map(options.map((option) => [option.value, option]));
  known.set(options, made);
  return made;
}
