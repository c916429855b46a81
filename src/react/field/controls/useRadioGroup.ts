"use client";
import { type FocusEvent, type RefCallback, useCallback, useEffect, useId, useRef } from "react";
import type { ParameterOption } from "../../../core/definition/form.ts";
import { onNativeEvents } from "../../inputs/nativeEvents.ts";
import type { ParameterFieldState } from "../../settings/settings.ts";
import { useBrowserLayoutEffect, useLatest } from "../../support/useStable.ts";

interface RadioGroup {
  readonly ref: RefCallback<HTMLElement>;
  readonly name: string;
  choose(place: number): void;
  clear(): void;
  onBlur(event: FocusEvent<HTMLElement>): void;
}

/**
 * Binds uncontrolled radio buttons to a parameter by option index, so that no attribute contains a
 * value.
 */
export function useRadioGroup(
  field: ParameterFieldState,
  options: readonly ParameterOption[],
  chosen: number,
): RadioGroup {
  const { setValue, focusRef, blur } = field;
  const name = useId();
  const element = useRef<HTMLElement | null>(null);
  const fresh = useRef(true);
  const choose = (place: number): void => {
    const answer = options[place]?.value ?? null;
    if (answer !== field.live.value()) setValue(answer);
  };
  const stop = useRef((): void => undefined);

  const check = (radios: readonly HTMLInputElement[]): void =>
    radios.forEach((radio, place) => {
      radio.checked = place === chosen;
    });

  useBrowserLayoutEffect(() => {
    const radios = radiosIn(element.current);
    if (fresh.current && radios.some(({ checked }) => checked)) return;
    check(radios);
  });

  // Adopts input from before hydration. The field is subscribed only after layout effects.
  useEffect(() => {
    if (!fresh.current) return;
    fresh.current = false;
    const early = radiosIn(element.current).findIndex(({ checked }) => checked);
    if (early >= 0 && early !== chosen) choose(early);
  });

  const take = (): void => {
    const place = radiosIn(element.current).findIndex(({ checked }) => checked);
    if (place >= 0) choose(place);
  };
  const latest = useLatest({ check, take });
  const ref: RefCallback<HTMLElement> = useCallback(
    (group) => {
      // An app's part may mount a new element without a render of the field.
      if (!fresh.current) latest.current.check(radiosIn(group));
      focusRef(group, element.current);
      element.current = group;
      stop.current();
      if (!group) return;
      stop.current = onNativeEvents(
        group,
        radiosIn(group)[0]?.form,
        () => latest.current.check(radiosIn(group)),
        () => latest.current.take(),
      );
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
      if (!event.currentTarget.contains(event.relatedTarget)) blur();
    },
  };
}

const radiosIn = (group: Element | null): HTMLInputElement[] => [
  ...(group?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? []),
];
