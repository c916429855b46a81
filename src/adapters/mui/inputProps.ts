import { major, minor, type OutlinedInputProps } from "@mui/material";
import type { ElementProps } from "../../react/index.ts";
import { inputRing } from "./focusRing.ts";

type ForElement<Tag extends "input" | "textarea"> =
  | { slotProps: { input: ElementProps<Tag> } }
  | { inputProps: ElementProps<Tag> };

/**
 * The attributes, listeners and ref for the `<input>` that Material UI draws. Before those of a
 * slot joined its own, those of `inputProps` did, which is gone since.
 */
const forElement =
  (joins: boolean) =>
  <Tag extends "input" | "textarea">(input: ElementProps<Tag>): ForElement<Tag> =>
    joins ? { slotProps: { input } } : { inputProps: input };

const forText = forElement(major > 9 || (major === 9 && minor >= 5));
export const forRadio = forElement(major >= 9);

/** What Material UI's input takes: what is for its element, and what it looks like. */
const lookOf = (input: ElementProps<"input"> | ElementProps<"textarea">): OutlinedInputProps => ({
  disabled: input.disabled,
  readOnly: input.readOnly,
  // Never `false`, which would be an attribute.
  error: Boolean(input["aria-invalid"]) || undefined,
  fullWidth: true,
  size: "small",
  sx: inputRing,
});

export const inputProps = (input: ElementProps<"input">): OutlinedInputProps => ({
  ...forText(input),
  ...lookOf(input),
});

/** It types the attributes of every element as those of an `<input>`. */
export const areaProps = (textarea: ElementProps<"textarea">): OutlinedInputProps => ({
  ...(forText(textarea) as object),
  ...lookOf(textarea),
});
