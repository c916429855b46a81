import type { CSSProperties } from "react";

/** As wide as its popup, with nothing between the rows, whose place is counted. */
export const listStyle: CSSProperties = { display: "block", width: "auto", minHeight: 0 };

/** Room for two lines, so that all rows are equal. */
export const optionStyle: CSSProperties = {
  boxSizing: "border-box",
  display: "flex",
  flexDirection: "row",
  alignItems: "center",
  height: "calc(2lh + 0.25rem)",
  margin: 0,
  outlineOffset: -2,
};
