"use client";
import type { JSX } from "react";
import { Choice, type ChoiceOption } from "../controls.tsx";
import type { Slot } from "../../react/internal.ts";

interface PickerProps {
  readonly slot: Slot;
  /** Accessible name. */
  readonly label: string;
  /** Label of the option without a value. */
  readonly prompt: string;
  readonly value: string | null;
  readonly options: readonly ChoiceOption[];
  /** Values that the sentence has already. They are not offered. */
  readonly taken?: readonly (string | null)[];
  onChange(value: string | null): void;
}

/** A select within a sentence that may have no value yet. */
export function Picker({ slot, label, prompt, value, options, ...rest }: PickerProps): JSX.Element {
  const { taken = [], onChange } = rest;
  const offered = options.filter((one) => one.value === value || !taken.includes(one.value));
  return (
    <Choice
      slot={slot}
      labelHidden
      label={label}
      value={value ?? ""}
      options={[{ value: "", label: prompt }, ...offered]}
      onChange={(next) => onChange(next === "" ? null : next)}
    />
  );
}
