import { Icon } from "@chakra-ui/react";
import type { JSX } from "react";

/** Beside what opens a list. */
export const arrow: JSX.Element = (
  <Icon boxSize="4.5" aria-hidden="true">
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
      <path d="m6 9 6 6 6-6" />
    </svg>
  </Icon>
);
