import type { StringParameter } from "../definition/form.ts";
import { EMPTY, fault, read, unread } from "./issue.ts";
import type { Codec } from "./codec.ts";

/** Any text, kept as typed; a required one needs a character that can be seen. */
export const stringCodec: Codec<StringParameter> = {
  parse: (inputValue) => (inputValue === "" ? unread(EMPTY) : read(inputValue)),
  format: (value) => value,
  validate: (value, { required }) =>
    required && !hasVisible(value) ? fault("valueMissing", "missing") : null,
};

/**
 * Most texts begin with a visible character of ASCII, which is told without a regular expression.
 */
function hasVisible(text: string): boolean {
  const first = text.charCodeAt(0);
  return (first > 0x20 && first < 0x7f) || visible.test(text);
}

/** U+2800 is a braille pattern without dots. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;
