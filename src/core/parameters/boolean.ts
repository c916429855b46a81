import type { BooleanParameter } from "../form.ts";
import { EMPTY, fault, read, unread } from "../issue.ts";
import type { Codec } from "./codec.ts";

const answers: readonly string[] = ["true", "false"];

/** Exactly `"true"` or `"false"`. */
export const booleanCodec: Codec<BooleanParameter> = {
  parse: (inputValue) =>
    answers.includes(inputValue)
      ? read(inputValue)
      : unread(inputValue === "" ? EMPTY : "notBoolean"),
  format: (value) => value,
  validate: (value) => (answers.includes(value) ? null : fault("typeMismatch", "notBoolean")),
};
