import type { CSSProperties } from "react";

/** Its place is that of `pf-popup`. */
export const popupStyle: CSSProperties = {
  border: "1px solid var(--mantine-color-default-border)",
  borderRadius: "var(--mantine-radius-default)",
  background: "var(--mantine-color-body)",
  color: "var(--mantine-color-text)",
  boxShadow: "var(--mantine-shadow-md)",
};

/** With room for the rows that are not drawn. */
export const listStyle: CSSProperties = {
  maxHeight: "min(24rem, 45vh)",
  margin: 0,
  padding: "var(--pf-before) 0 var(--pf-after)",
  overflowAnchor: "none",
  overflowY: "auto",
  overscrollBehavior: "contain",
  listStyle: "none",
};

export const optionStyle: CSSProperties = {
  boxSizing: "border-box",
  display: "flex",
  alignItems: "center",
  height: "3rem",
  paddingInline: "var(--mantine-spacing-sm)",
  outlineOffset: -2,
  cursor: "pointer",
};
