import type { JSX } from "react";

/** Arrow at the end of an input that opens a list. */
export const arrow: JSX.Element = (
  <svg
    viewBox="0 0 10 6"
    aria-hidden="true"
    style={{
      flex: "none",
      width: "0.625rem",
      marginInline: "-1.625rem 1rem",
      pointerEvents: "none",
    }}
  >
    <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" />
  </svg>
);
