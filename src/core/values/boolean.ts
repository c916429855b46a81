import type { BooleanParameter } from "../definition/form.ts";
import { EMPTY, fault, read, unread } from "./issue.ts";
import type { Codec } from "./codec.ts";

const isAnswer = (text: string): boolean => text === "true" || text === "false";

/** Exactly `"true"` or `"false"`. */
export const booleanCodec: Codec<BooleanParameter> = {
  parse: (inputValue) =>
    isAnswer(inputValue) ? read(inputValue) : unread(inputValue === "" ? EMPTY : "notBoolean"),
  format: (value) => value,
  validate: (value) => (isAnswer(value) ? null : fault("typeMismatch", "notBoolean")),
};
