import { major, minor, type OutlinedInputProps } from "@mui/material";
import type { ElementProps } from "../../react/index.ts";
import { inputRing } from "./focusRing.ts";

type ForElement<Tag extends "input" | "textarea"> =
  | { slotProps: { input: ElementProps<Tag> } }
  | { inputProps: ElementProps<Tag> };

/**
 * Returns props that set attributes, listeners and the ref on the `<input>` of Material UI. Older
 * versions merge only `inputProps` with their own, newer ones only `slotProps`.
 */
const forElement =
  (joins: boolean) =>
  <Tag extends "input" | "textarea">(input: ElementProps<Tag>): ForElement<Tag> =>
    joins ? { slotProps: { input } } : { inputProps: input };

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
 * The cast is needed because Material UI types the attributes of every element as those of an
 * `<input>`.
 */
export const areaProps = (textarea: ElementProps<"textarea">): OutlinedInputProps => ({
  ...(forText(textarea) as object),
  ...inputState(textarea),
});
