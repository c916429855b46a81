import { major, minor, type OutlinedInputProps } from "@mui/material";
import type { ElementProps } from "../../react/index.ts";
import { inputRing } from "./focusRing.ts";

type ForElement<Tag extends "input" | "textarea"> =
  | { slotProps: { input: ElementProps<Tag> } }
  | { inputProps: ElementProps<Tag> };

/**
 * Returns a function that passes attributes, listeners and the ref to Material UI's `<input>`.
 * Older versions merge only `inputProps` with their own props, newer ones only `slotProps`.
 */
const forElement =
  (mergesSlotProps: boolean) =>
  <Tag extends "input" | "textarea">(input: ElementProps<Tag>): ForElement<Tag> =>
    mergesSlotProps ? { slotProps: { input } } : { inputProps: input };

const forText = forElement(major > 9 || (major === 9 && minor >= 5));
export const forRadio = forElement(major >= 9);

/** Returns the state and styles of Material UI's input. */
const inputState = (
  input: ElementProps<"input"> | ElementProps<"textarea">,
): OutlinedInputProps => ({
  disabled: input.disabled,
  readOnly: input.readOnly,
  // `false` would render an attribute.
  error: Boolean(input["aria-invalid"]) || undefined,
  fullWidth: true,
  size: "small",
  sx: inputRing,
});

export const inputProps = (input: ElementProps<"input">): OutlinedInputProps => ({
  ...forText(input),
  ...inputState(input),
});

/**
 * Returns the props of a text area. Casts, because Material UI's types allow only attributes of an
 * `<input>`.
 */
export const areaProps = (textarea: ElementProps<"textarea">): OutlinedInputProps => ({
  ...(forText(textarea) as object),
  ...inputState(textarea),
});
