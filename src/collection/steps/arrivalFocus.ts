import { isFocused, moveFocus } from "../../react/internal.ts";

/**
 * Follows a person to a step that is drawn in several ways, so that a form that comes late takes no
 * focus from where they went meanwhile.
 */
export interface ArrivalFocus {
  /**
   * Whether a heading takes focus: at the first render of an arrival, and at others if focus is
   * nowhere else. Nobody has arrived at the step that a page opens with.
   */
  takesFocus(count: number, heading: HTMLElement): boolean;
  /** Focuses the heading, and the one that replaces it: what had focus is removed. */
  focus(this: void): void;
  /** Whether the person has stayed since. */
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
