"use client";
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from "downshift";
import type { ParameterOption } from "../../core/definition/form.ts";
import { searchTerms } from "../../core/values/fold.ts";

type State = UseComboboxState<ParameterOption>;
type Change = UseComboboxStateChangeOptions<ParameterOption>;

const on = useCombobox.stateChangeTypes;
/** Options that the Page keys pass. */
const page = 10;

/**
 * What differs from downshift's own combobox: only Enter and a click choose, and the Page keys stop
 * at the ends.
 */
const differences: Readonly<Record<string, (state: State, change: Change) => Partial<State>>> = {
  [on.InputBlur]: ({ selectedItem }) => ({ selectedItem }),
  [on.InputClick]: ({ isOpen, highlightedIndex }) => (isOpen ? { isOpen, highlightedIndex } : {}),
  // The list may shrink away from a resting mouse: what Enter would choose must stay so.
  [on.MenuMouseLeave]: ({ highlightedIndex }) => ({ highlightedIndex }),
  [on.InputChange]: (_, { inputValue = "" }) => ({
    highlightedIndex: searchTerms(inputValue).length > 0 ? 0 : -1,
  }),
  [on.InputKeyDownPageDown]: ({ highlightedIndex }, { props }) => ({
    highlightedIndex: Math.min(highlightedIndex + page, props.items.length - 1),
  }),
  [on.InputKeyDownPageUp]: ({ highlightedIndex }, { props }) => ({
    highlightedIndex: Math.min(Math.max(highlightedIndex - page, 0), props.items.length - 1),
  }),
};

export const comboboxReducer = (state: State, change: Change): Partial<State> => ({
  ...change.changes,
  ...differences[change.type]?.(state, change),
});

/**
 * Leaving is told by the input's own blur, which also works in a shadow root, so nothing listens on
 * the window.
 */
export const comboboxEnvironment = () => ({
  addEventListener: nothing,
  removeEventListener: nothing,
  document,
  Node,
});

export const nothing = (): void => {};
