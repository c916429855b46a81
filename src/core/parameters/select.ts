import type { SelectParameter } from "../form.ts";
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

const hasOption = ({ options }: SelectParameter, value: string): boolean =>
  options.some((option) => option.value === value);
