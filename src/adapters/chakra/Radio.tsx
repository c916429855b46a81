"use client";
import { chakra, useSlotRecipe } from "@chakra-ui/react";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { controlBorder } from "./contrast.ts";

/**
 * Chakra's radio button as a native one. Drawn from the state of the element, not from React's:
 * what is chosen is written to the element.
 */
const native = {
  appearance: "none",
  margin: "0",
  "&:not(:checked)": { borderColor: controlBorder.borderColor },
  "[aria-invalid=true] &:not(:checked)": controlBorder._invalid,
  _focusVisible: { outlineColor: "colorPalette.solid" },
  _checked: {
    _before: {
      content: '""',
      boxSize: "full",
      borderRadius: "full",
      background: "currentColor",
      scale: "0.4",
      _highContrast: { background: "CanvasText" },
    },
  },
} as const;

const text = { overflowWrap: "anywhere", "input:disabled + &": { opacity: "0.5" } } as const;

export function Radio({ label, input }: PartProps["Radio"]): JSX.Element {
  const recipe = useSlotRecipe({ key: "radioGroup" });
  const { item, itemControl, label: labelLook } = recipe();
  const { classNameMap } = recipe;
  return (
    <chakra.label className={classNameMap.item} css={[item, { minH: "11" }]}>
      <chakra.input className={classNameMap.itemControl} css={[itemControl, native]} {...input} />
      <chakra.bdi className={classNameMap.label} css={[labelLook, text]} {...label} />
    </chakra.label>
  );
}
