import type { InputProps } from "@chakra-ui/react";
import type { ElementProps } from "../../react/index.ts";
import { controlBorder, focusRing } from "./contrast.ts";

/** A ring to see around what is typed in. What is wrong has one of its own colour. */
export const inputRing = {
  focusRingWidth: focusRing.focusRingWidth,
  css: { "--focus-color": "colors.colorPalette.solid" },
} as const;

/** What Chakra's input takes: attributes, listeners and ref, and what it looks like. */
export const inputProps = ({ size: htmlSize, ...input }: ElementProps<"input">): InputProps => ({
  ...controlBorder,
  ...input,
  htmlSize,
  ...inputRing,
});
