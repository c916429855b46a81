import { major, minor, type OutlinedInputProps } from "@mui/material";
import type { ElementProps } from "../../react/index.ts";
import { inputRing } from "./focusRing.ts";

/** Before 9.5, the listeners and the ref of a slot took the place of Material UI's own; it joined those of `inputProps`, which 9.5 dropped. */
const joinsSlots = major > 9 || (major === 9 && minor >= 5);

/** The attributes, listeners and ref for the `<input>` that Material UI draws, as its version takes them. */
export const forElement = (
  input: ElementProps<"input">,
): { slotProps: { input: typeof input } } | { inputProps: typeof input } =>
  joinsSlots ? { slotProps: { input } } : { inputProps: input };

/** What Material UI's input takes: what is for its element, and what it looks like. */
export const inputProps = (input: ElementProps<"input">): OutlinedInputProps => ({
  ...forElement(input),
  disabled: input.disabled,
  readOnly: input.readOnly,
  // Never `false`, which would be an attribute.
  error: Boolean(input["aria-invalid"]) || undefined,
  fullWidth: true,
  size: "small",
  sx: inputRing,
});
