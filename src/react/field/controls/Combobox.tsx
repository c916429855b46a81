"use client";
import { useCombobox } from "downshift";
import { type JSX, useMemo, useRef, useState } from "react";
import type { ParameterOption } from "../../../core/definition/form.ts";
import { getOwn } from "../../../core/record.ts";
import { Combobox as Part } from "../../parts/Combobox.tsx";
import { renderPart } from "../../parts/renderPart.ts";
import { passKey } from "../../combobox/comboboxKeys.ts";
import {
  resultsText,
  comboboxEnvironment,
  comboboxReducer,
  nothing,
} from "../../combobox/comboboxState.ts";
import { useLiveField } from "../../inputs/useLiveField.ts";
import { choiceProps } from "../../inputs/choices.ts";
import { isFocused } from "../../mask/textEditing.ts";
import { filterOptions, sortByGroup } from "../../combobox/filterOptions.ts";
import { useComboboxList } from "../../combobox/useComboboxList.ts";
import { useComboboxText } from "../../combobox/useComboboxText.ts";
import { useDismiss } from "../../combobox/useDismiss.ts";
import { useScope } from "../../store/scope.ts";
import { useBrowserLayoutEffect } from "../../support/useStable.ts";
import { ClearAnswer } from "./ClearAnswer.tsx";
import type { ChoiceProps } from "./NativeSelect.tsx";

/**
 * Renders a searchable select. Enter or a click chooses an option; blur with a partial text does
 * not.
 */
export function Combobox({ options, ...props }: ChoiceProps): JSX.Element {
  const field = useLiveField(props.field);
  const { parameter, settings, ids, hints, value, disabled } = field;
  const box = useComboboxText(field, options);
  const { query } = box;
  const keywords = getOwn(settings.fields, parameter.name)?.keywords;
  const items = useMemo(
    () => sortByGroup(filterOptions(options, query ?? "", keywords)),
    [options, query, keywords],
  );
  const { controls } = useScope();
  const byPointer = useRef(false);
  const [environment] = useState(comboboxEnvironment);
  const list = useCombobox<ParameterOption>({
    id: ids.control,
    inputId: ids.control,
    items,
    itemToString: labelOf,
    selectedItem: box.chosen,
    stateReducer: comboboxReducer,
    scrollIntoView: nothing,
    environment,
  });
  const { isOpen, highlightedIndex, closeMenu } = list;
  useBrowserLayoutEffect(() => {
    if (disabled) closeMenu();
  }, [disabled, closeMenu]);
  // A flush parses or discards the search text. Enter must not choose an option after that.
  useBrowserLayoutEffect(() => controls.onFlush(closeMenu), [controls, closeMenu]);
  useDismiss({
    input: box.input,
    open: isOpen,
    searching: query !== null,
    close: closeMenu,
    restore: box.restore,
  });
  const highlighted = isOpen && highlightedIndex < items.length ? highlightedIndex : -1;
  const { onChange, onKeyDown, ...input } = list.getInputProps({
    ...choiceProps(field, options),
    ref: box.ref,
    value: undefined,
    autoComplete: hints.autoComplete ?? "off",
    enterKeyHint: hints.enterKeyHint,
    onClick: () => {
      if (!isOpen && query === null) box.input.current?.select();
    },
    onBlur: (event) => {
      if (!isFocused(event.currentTarget)) box.blur();
    },
  });

  const found = useComboboxList(field, {
    list,
    items,
    highlighted,
    byPointer,
    onPointer() {
      byPointer.current = true;
    },
    onChoose: box.choose,
  });

  // oxlint-disable-next-line react/refs -- rendering a part reads no ref
  return renderPart("Combobox", Part, field, {
    ...found,
    status: isOpen && query?.trim() ? resultsText(settings, items.length) : "",
    children: !parameter.required && value !== null && !disabled && (
      <ClearAnswer field={field} onClear={box.clear} />
    ),
    input: {
      ...input,
      // A highlighted row that was scrolled out of view is not rendered.
      "aria-activedescendant": found.options.some((option) => option.highlighted)
        ? input["aria-activedescendant"]
        : undefined,
      type: "text",
      lang: field.lang,
      autoCapitalize: "none",
      spellCheck: false,
      onChange(event) {
        byPointer.current = false;
        const { value: text } = event.currentTarget;
        // Password managers write without focus, so no list opens.
        if (!isFocused(event.currentTarget)) return box.commit(text);
        box.search(text);
        onChange?.(event);
      },
      onKeyDown(event) {
        byPointer.current = false;
        const keys = {
          open: isOpen,
          highlighted: highlighted >= 0,
          choose() {
            const option = items[highlighted];
            if (!option?.disabled) box.choose(option);
            return !option?.disabled;
          },
          commit: () => box.commit(query),
        };
        if (passKey(event, keys)) onKeyDown?.(event);
      },
    },
  });
}

const labelOf = (option: ParameterOption | null): string => option?.label ?? "";
