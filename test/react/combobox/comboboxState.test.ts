import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from "downshift";
import type { ParameterOption } from "parameter-form/core";
import { expect, test } from "vitest";
import { comboboxReducer } from "../../../src/react/combobox/comboboxState.ts";

const options = Array.from({ length: 30 }, (_, at) => ({ value: `${at}`, label: `Item ${at}` }));

const before: UseComboboxState<ParameterOption> = {
  highlightedIndex: 3,
  isOpen: true,
  inputValue: "item",
  selectedItem: null,
};

const { stateChangeTypes: on } = useCombobox;

test.each([
  ["a mouse that leaves the list", on.MenuMouseLeave, -1, 3],
  ["Page Down", on.InputKeyDownPageDown, 3, 13],
  ["Page Up", on.InputKeyDownPageUp, 3, 0],
  ["an arrow", on.InputKeyDownArrowDown, 4, 4],
])("after %s, the highlight is on the expected option", (_, type, proposed, expected) => {
  const change = {
    type,
    changes: { ...before, highlightedIndex: proposed },
    props: { items: options, itemToString: () => "" },
  } as unknown as UseComboboxStateChangeOptions<ParameterOption>;
  expect(comboboxReducer(before, change)).toMatchObject({ highlightedIndex: expected });
});
