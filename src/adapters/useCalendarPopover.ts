"use client";
import { type RefObject, useRef, useState } from "react";
import type { CalendarDays, ElementProps, PartProps } from "../react/index.ts";

interface Calendar {
  /** Limits and value of the open calendar; `null` while it is closed. */
  readonly opened: CalendarDays | null;
  readonly close: () => void;
  /** Props of the button that opens and closes the calendar. */
  readonly button: ElementProps<"button"> & { readonly ref: RefObject<HTMLButtonElement | null> };
}

/** Returns whether the calendar of a `DatePicker` is open, and the props of its button. */
export function useCalendarPopover({ days, children }: PartProps["DatePicker"]): Calendar {
  const ref = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<CalendarDays | null>(null);
  const isOpen = opened !== null;
  return {
    opened,
    close: () => setOpened(null),
    button: {
      ref,
      "aria-haspopup": "dialog",
      "aria-expanded": isOpen,
      onClick: () => setOpened(isOpen ? null : days()),
      children,
    },
  };
}
