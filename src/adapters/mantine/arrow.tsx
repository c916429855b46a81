import type { JSX } from "react";

/** Arrow of an input that opens a list. */
export const arrow: JSX.Element = (
  <svg viewBox="0 0 10 6" width="10" height="6" aria-hidden="true">
    <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" />
  </svg>
);
