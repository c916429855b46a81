import { isFocused } from "../../react/mask/textEditing.ts";

/**
 * Follows a person to a step that is drawn in several ways, so that a form that comes late takes no
 * focus from where they went meanwhile.
 */
export interface ArrivalFocus {
  /**
   * Whether a heading takes focus: at the first drawing of an arrival, and at others if focus is
   * nowhere else.
   */
  takesFocus(count: number, heading: HTMLElement): boolean;
  /** Whether the person has stayed since. */
  isHere(): boolean;
}

export function createArrivalFocus(): ArrivalFocus {
  let last = 0;
  let here = true;
  return {
    takesFocus(count, heading) {
      const { activeElement, body } = heading.ownerDocument;
      here = count !== last || isFocused(heading) || activeElement === body;
      last = count;
      return here;
    },
    isHere: () => here,
  };
}
