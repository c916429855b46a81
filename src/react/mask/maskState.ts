import type { Selection } from "./inputEvents.ts";
import type { Masked } from "./mask.ts";
import type { ReadEdit } from "./readEdit.ts";
import { type ShownTexts, shownTexts } from "./shownTexts.ts";

/** What is known of an input from one event to the next. */
export interface MaskState {
  shown: Masked;
  /** Just before a change; `null` when nothing told of it. */
  selected: Selection | null;
  /** What was dragged away just now; put back into the same input, it takes along whose its separators are. */
  dragged: Masked | null;
  /**
   * What the field holds and shows after a key that was put in from here, until the `input` event of it. That comes while it is put in; in
   * WebKit, within a script's `execCommand`, afterwards.
   */
  predicted: ReadEdit | null;
  /** Whether the text is being replaced from here. */
  writing: boolean;
  readonly past: ShownTexts;
}

export const maskState = (shown: Masked): MaskState => ({
  shown,
  selected: null,
  dragged: null,
  predicted: null,
  writing: false,
  past: shownTexts(shown),
});

/** Notes that a text stands in the input as it is meant to. */
export function rest(state: MaskState, masked: Masked): void {
  state.shown = masked;
  state.predicted = null;
  state.past.add(masked);
}

/** Replaces the text of the input by what `work` does. */
export function writing<T>(state: MaskState, work: () => T): T {
  state.writing = true;
  try {
    return work();
  } finally {
    state.writing = false;
  }
}
