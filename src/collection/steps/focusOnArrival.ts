import type { RefObject } from "react";
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
  takesFocus(count: number, heading: HTMLElement): boolean;
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
    takesFocus(count, heading) {
      current = heading;
      if (count === 0 && !isFollowed) return false;
      const { activeElement, body } = heading.ownerDocument;
      here = count !== last || isFocused(heading) || activeElement === body;
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

/** Focuses the heading of a step when the person arrives from another step. */
export function useFocusOnArrival(
  heading: RefObject<HTMLElement | null>,
  count: number,
  arrivalFocus?: ArrivalFocus,
): void {
  useBrowserLayoutEffect(() => {
    const element = heading.current;
    if (element && (arrivalFocus?.takesFocus(count, element) ?? count > 0)) moveFocus(element);
  }, [heading, count, arrivalFocus]);
}
