import type { OutlinedInputProps } from "@mui/material";
import type { ElementProps } from "../../react/index.ts";
import { inputRing } from "./focusRing.ts";

/** What Material UI's input takes: the attributes, listeners and ref for its element, and what it looks like. */
export const inputProps = (input: ElementProps<"input">): OutlinedInputProps => ({
  slotProps: { input },
  disabled: input.disabled,
  readOnly: input.readOnly,
  // Never `false`, which would be an attribute.
  error: Boolean(input["aria-invalid"]) || undefined,
  fullWidth: true,
  size: "small",
  sx: inputRing,
});
