"use client";
import { type FocusEvent, type RefCallback, useCallback, useId, useRef } from "react";
import type { ParameterOption } from "../../core/form.ts";
import type { ParameterFieldState } from "../useParameterField.ts";
import { useBrowserLayoutEffect } from "../useStable.ts";

interface RadioGroup {
  readonly ref: RefCallback<HTMLElement>;
  /** Groups the radios; no text of the form's document. */
  readonly name: string;
  choose(place: number): void;
  clear(): void;
  onBlur(event: FocusEvent<HTMLElement>): void;
}

/** Wires uncontrolled radio buttons to their parameter by the place of the option; no answer is in an attribute. */
export function useRadioGroup(
  field: ParameterFieldState,
  options: readonly ParameterOption[],
): RadioGroup {
  const { value, setValue, focusRef, leave } = field;
  const name = useId();
  const element = useRef<HTMLElement | null>(null);
  const fresh = useRef(true);
  const drawn = useRef<ParameterFieldState | null>(null);
  const choose = (place: number): void => setValue(options[place]?.value ?? null);

  useBrowserLayoutEffect(() => {
    // Strict mode runs this twice for one render: what was just taken would be undone.
    if (drawn.current === field) return;
    drawn.current = field;
    const radios = radiosIn(element.current);
    const early = radios.findIndex(({ checked }) => checked);
    const chosenBefore = fresh.current && value === null && early >= 0;
    fresh.current = false;
    if (chosenBefore) return choose(early);
    radios.forEach((radio, place) => {
      radio.checked = options[place]?.value === value;
    });
  });

  const ref: RefCallback<HTMLElement> = useCallback(
    (group) => {
      element.current = group;
      focusRef(group && { focus: () => focusIn(group) });
    },
    [focusRef],
  );

  return {
    ref,
    name,
    choose,
    clear() {
      setValue(null);
      radiosIn(element.current)[0]?.focus();
    },
    onBlur(event) {
      if (!event.currentTarget.contains(event.relatedTarget)) leave();
    },
  };
}

const radiosIn = (group: Element | null): HTMLInputElement[] => [
  ...(group?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? []),
];

/** Moves focus where Tab would: to the chosen radio, or to the first. */
function focusIn(group: Element): void {
  const radios = radiosIn(group);
  (radios.find(({ checked }) => checked) ?? radios[0])?.focus();
}
