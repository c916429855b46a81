"use client";
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";
import type { ParameterOption } from "../../core/definition/form.ts";
import { counted } from "../../core/messages/defineMessages.ts";
import { onDemand } from "../../core/messages/onDemandMessages.ts";
import { searchTerms } from "../../core/values/fold.ts";
import type { UnresolvedSettings } from "../settings/settings.ts";

type State = UseComboboxState<ParameterOption>;
type Change = UseComboboxStateChangeOptions<ParameterOption>;

const on = useCombobox.stateChangeTypes;
const page = 10;

/** Changes to downshift's reducer: only Enter and clicks choose, and Page keys stop at the ends. */
const differences: Readonly<Record<string, (state: State, change: Change) => Partial<State>>> = {
  [on.InputBlur]: ({ selectedItem }) => ({ selectedItem }),
  [on.InputClick]: ({ isOpen, highlightedIndex }) => (isOpen ? { isOpen, highlightedIndex } : {}),
  // The list may shrink away from a resting mouse, but Enter must choose the same option.
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
 * Environment without window listeners: the input's `blur` closes the list, also in shadow roots.
 */
export const comboboxEnvironment = () => ({
  addEventListener: nothing,
  removeEventListener: nothing,
  document,
  Node,
});

export const nothing = (): void => {};

export const resultsText = (settings: UnresolvedSettings, count: number): string =>
  count === 0
    ? onDemand.text(settings, "noResults")
    : counted(onDemand, settings, "results", count).children;
