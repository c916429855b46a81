import type { InputProps } from "@chakra-ui/react";
import type { ElementProps } from "../../react/index.ts";
import { controlBorder, focusRing } from "./contrast.ts";

/**
 * What Chakra's input takes: attributes, listeners and ref, and a ring to see. One that is wrong
 * has a ring of its own colour.
 */
export const inputProps = ({ size: htmlSize, ...input }: ElementProps<"input">): InputProps => ({
  ...controlBorder,
  ...input,
  htmlSize,
  focusRingWidth: focusRing.focusRingWidth,
  css: { "--focus-color": "colors.colorPalette.solid" },
});
