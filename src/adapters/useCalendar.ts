"use client";
import { type RefObject, useRef, useState } from "react";
import type { CalendarDays, ElementProps, PartProps } from "../react/index.ts";

interface Calendar {
  /** What it offered when it opened; `null` while it is closed. */
  readonly opened: CalendarDays | null;
  readonly close: () => void;
  /** Opens it, and closes it again. */
  readonly button: ElementProps<"button"> & { readonly ref: RefObject<HTMLButtonElement | null> };
}

/** Whether the calendar of a `DatePicker` is open, and the attributes of the button for that. */
export function useCalendar({ days, children }: PartProps["DatePicker"]): Calendar {
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
