/** Its place is that of `pf-popup`. */
export const popupLook = {
  border: "1px solid",
  borderColor: "border",
  borderRadius: "l2",
  bg: "bg.panel",
  color: "fg",
  boxShadow: "md",
} as const;

/** Chakra's list, with room for the rows that are not drawn. */
export const listLook = {
  display: "block",
  maxH: "min(24rem, 45vh)",
  m: "0",
  p: "0",
  overflowAnchor: "none",
  overscrollBehavior: "contain",
  listStyle: "none",
  "&::before, &::after": { content: '""', display: "block", height: "var(--pf-before)" },
  "&::after": { height: "var(--pf-after)" },
} as const;

/** All rows are equal. */
export const itemLook = {
  height: "12",
  px: "3",
  borderRadius: "0",
  _highlighted: { outline: "2px solid", outlineColor: "colorPalette.solid", outlineOffset: "-2px" },
} as const;
