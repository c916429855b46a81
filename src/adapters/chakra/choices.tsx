"use client";
import { chakra, useSlotRecipe } from "@chakra-ui/react";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { OptionText } from "../OptionText.tsx";
import { controlBorder } from "./contrast.ts";

/**
 * Chakra's style for a native radio button. Uses `:checked`, because the library sets `checked` on
 * the element, not through React.
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

const text = {
  minW: "0",
  overflowWrap: "anywhere",
  "input:disabled + &": { opacity: "0.5" },
} as const;

const below = { display: "block", color: "fg.muted", textStyle: "sm" } as const;

export function Radio({ label, description, input }: PartProps["Radio"]): JSX.Element {
  const recipe = useSlotRecipe({ key: "radioGroup" });
  const { item, itemControl, label: labelStyle } = recipe();
  const { classNameMap } = recipe;
  return (
    <chakra.label className={classNameMap.item} css={[item, { minH: "11" }]}>
      <chakra.input className={classNameMap.itemControl} css={[itemControl, native]} {...input} />
      <chakra.span className={classNameMap.label} css={[labelStyle, text]}>
        <chakra.bdi {...label} />
        {description && <chakra.span css={below} {...description} />}
      </chakra.span>
    </chakra.label>
  );
}

const popupStyle = {
  borderColor: "border",
  borderRadius: "l2",
  bg: "bg.panel",
  color: "fg",
  boxShadow: "md",
} as const;

export const Popup = ({ popup }: PartProps["Popup"]): JSX.Element => (
  <chakra.div {...popup} css={popupStyle} />
);

/** Renders all rows at the same height, with an option's description below its label. */
const rowStyle = {
  "&:has(> .pf-option-description)": {
    display: "grid",
    gridTemplate: "auto auto / 1fr auto",
    rowGap: "0",
  },
  borderRadius: "0",
  _highlighted: { outline: "2px solid", outlineColor: "colorPalette.solid", outlineOffset: "-2px" },
} as const;

export function Option(option: PartProps["Option"]): JSX.Element {
  const { chosen, highlighted, item } = option;
  const recipe = useSlotRecipe({ key: "combobox" });
  return (
    <chakra.li
      {...item}
      className={`pf-option ${recipe.classNameMap.item}`}
      data-highlighted={highlighted || undefined}
      css={[recipe().item, rowStyle, chosen && { fontWeight: "bold" }]}
    >
      <OptionText {...option} />
    </chakra.li>
  );
}
