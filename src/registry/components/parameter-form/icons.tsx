import type { JSX } from "react";

const icon = (path: string): JSX.Element => (
  <svg
    viewBox="0 0 24 24"
    className="pointer-events-none size-4 shrink-0"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

export const arrow = icon("m6 9 6 6 6-6");

export const check = icon("m5 12 5 5L20 7");
