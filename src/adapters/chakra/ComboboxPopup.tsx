"use client";
import { chakra, useSlotRecipe } from "@chakra-ui/react";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";

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

export function Option({
  label,
  description,
  chosen,
  highlighted,
  heading,
  item,
}: PartProps["Option"]): JSX.Element {
  const recipe = useSlotRecipe({ key: "combobox" });
  return (
    <chakra.li
      {...item}
      className={`pf-option ${recipe.classNameMap.item}`}
      data-highlighted={highlighted || undefined}
      css={[recipe().item, rowStyle, chosen && { fontWeight: "bold" }]}
    >
      {heading ? (
        <b className="pf-option-label" {...label} />
      ) : (
        <span className="pf-option-label" {...label} />
      )}
      {description && <span className="pf-option-description" {...description} />}
    </chakra.li>
  );
}
