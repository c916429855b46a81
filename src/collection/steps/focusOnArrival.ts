import type { RefObject } from "react";
import type { Arrival } from "./stepper.ts";
import { isFocused, moveFocus, useBrowserLayoutEffect } from "../../react/internal.ts";

/**
 * Tracks whether focus is still at the content of a step that is replaced. A form that loads late
 * takes focus only then.
 */
export interface ArrivalFocus {
  /**
   * Whether a heading takes focus: at the first render of an arrival, and later only if focus is
   * nowhere else. The first step of a page is not an arrival.
   */
  takesFocus(arrival: Pick<Arrival, "count" | "isMoved">, heading: HTMLElement): boolean;
  /** Focuses the heading, and its replacement later, because the focused element is removed. */
  focus(this: void): void;
  /** Whether focus has not moved elsewhere since the arrival. */
  isHere(): boolean;
}

export function createArrivalFocus(): ArrivalFocus {
  let last = 0;
  let here = true;
  let current: HTMLElement | null = null;
  let isFollowed = false;
  return {
    takesFocus({ count, isMoved }, heading) {
      current = heading;
      if (count === 0 && !isFollowed) return false;
      here = (count !== last && !isMoved) || isFocused(heading) || isFocusLost(heading);
      last = count;
      return here;
    },
    focus() {
      isFollowed = true;
      moveFocus(current);
    },
    isHere: () => here,
  };
}

const isFocusLost = ({ ownerDocument: { activeElement, body } }: HTMLElement): boolean =>
  activeElement === body;

/** Focuses the heading of a step when the person arrives from another step. */
export function useFocusOnArrival(
  heading: RefObject<HTMLElement | null>,
  { count, isMoved }: Arrival,
  arrivalFocus?: ArrivalFocus,
): void {
  useBrowserLayoutEffect(() => {
    const element = heading.current;
    if (!element) return;
    const isArrival = count > 0 && (!isMoved || isFocusLost(element));
    if (arrivalFocus?.takesFocus({ count, isMoved }, element) ?? isArrival) moveFocus(element);
  }, [heading, count, isMoved, arrivalFocus]);
}
