"use client";
import { type FocusEvent, type RefCallback, useCallback, useEffect, useId, useRef } from "react";
import type { ParameterOption } from "../../core/form.ts";
import { useNativeReset } from "../inputs/useNativeReset.ts";
import type { ParameterFieldState } from "../settings/settings.ts";
import { useBrowserLayoutEffect, useLatest } from "../useStable.ts";

interface RadioGroup {
  readonly ref: RefCallback<HTMLElement>;
  /** Groups the radios; no text of the form's document. */
  readonly name: string;
  choose(place: number): void;
  clear(): void;
  onBlur(event: FocusEvent<HTMLElement>): void;
}

/**
 * Wires uncontrolled radio buttons to their parameter by the place of the option; no answer is in
 * an attribute.
 */
export function useRadioGroup(
  field: ParameterFieldState,
  options: readonly ParameterOption[],
  chosen: number,
): RadioGroup {
  const { setValue, focusRef, leave } = field;
  const name = useId();
  const element = useRef<HTMLElement | null>(null);
  const first = useRef<HTMLInputElement | null>(null);
  const fresh = useRef(true);
  const choose = (place: number): void => setValue(options[place]?.value ?? null);

  const check = (radios: readonly HTMLInputElement[]): void =>
    radios.forEach((radio, place) => {
      radio.checked = place === chosen;
    });

  useBrowserLayoutEffect(() => {
    const radios = radiosIn(element.current);
    if (fresh.current && radios.some(({ checked }) => checked)) return;
    check(radios);
  });

  // What was chosen before hydration is taken once the field is told of changes, which is after the
  // layout effects.
  useEffect(() => {
    if (!fresh.current) return;
    fresh.current = false;
    const early = radiosIn(element.current).findIndex(({ checked }) => checked);
    if (early >= 0 && early !== chosen) choose(early);
  });

  useNativeReset(first, () => check(radiosIn(element.current)));

  const latest = useLatest(check);
  const ref: RefCallback<HTMLElement> = useCallback(
    (group) => {
      // A part of the app drew another element by itself.
      if (!fresh.current) latest.current(radiosIn(group));
      element.current = group;
      first.current = radiosIn(group)[0] ?? null;
      focusRef(group);
    },
    [focusRef, latest],
  );

  return {
    ref,
    name,
    choose,
    clear() {
      setValue(null);
      radiosIn(element.current)
        .find(({ disabled }) => !disabled)
        ?.focus();
    },
    onBlur(event) {
      if (!event.currentTarget.contains(event.relatedTarget)) leave();
    },
  };
}

const radiosIn = (group: Element | null): HTMLInputElement[] => [
  ...(group?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? []),
];
