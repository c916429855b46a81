"use client";
import { type ComponentPropsWithoutRef, type JSX, useId, useRef } from "react";
import {
  renderAlert,
  renderButton,
  renderPart,
  Select,
  type Slot,
  useBrowserLayoutEffect,
} from "../react/internal.ts";
import type { ButtonKind, PartProps } from "../react/index.ts";
import type { CollectionBuilderApi } from "./useCollectionBuilder.ts";

interface ActionProps extends Omit<
  ComponentPropsWithoutRef<"button">,
  "disabled" | "slot" | "type"
> {
  readonly slot: Slot;
  readonly kind?: ButtonKind;
  /** Whether the action is impossible now. The button keeps focus, so that focus is never lost. */
  readonly unavailable?: boolean;
}

/** A button of the builder, rendered by the part of the design system. */
export const Action = ({
  slot,
  kind = "page-button",
  unavailable = false,
  onClick,
  ...button
}: ActionProps): JSX.Element =>
  renderButton(slot, kind, {
    ...button,
    "aria-disabled": unavailable || undefined,
    onClick: unavailable ? undefined : onClick,
  });

/** An option of a `Choice`. */
export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
}

interface ChoiceProps<Value extends string> {
  readonly slot: Slot;
  readonly label: string;
  /** Whether the label is only read by screen readers, as within a sentence. */
  readonly labelHidden?: boolean;
  readonly value: Value;
  readonly options: readonly (ChoiceOption & { readonly value: Value })[];
  onChange(value: Value): void;
}

/** A labelled select, rendered by the part of the design system. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): JSX.Element {
  const { slot, label, labelHidden = false, value, options, onChange } = props;
  const id = useId();
  const isMissing = !options.some((one) => one.value === value);
  return (
    <span className="pf-builder-choice">
      <label htmlFor={id} className={labelHidden ? "pf-visually-hidden" : "pf-label"}>
        {label}
      </label>
      {renderPart("Select", Select, slot, {
        select: {
          id,
          value,
          onChange({ target }) {
            const chosen = options.find((one) => one.value === target.value);
            if (chosen) onChange(chosen.value);
          },
          children: (
            <>
              {isMissing && <option value={value}>{value}</option>}
              {options.map((one) => (
                <option key={one.value} value={one.value}>
                  {one.label}
                </option>
              ))}
            </>
          ),
        },
      })}
    </span>
  );
}

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

interface TextBoxProps {
  readonly slot: Slot;
  /** Accessible name. */
  readonly label: string;
  readonly value: string;
  readonly numeric?: boolean;
  onChange(value: string): void;
}

const Input = ({ input, numeric }: PartProps["TextInput"]): JSX.Element => (
  <div className="pf-control" dir={numeric ? "ltr" : undefined}>
    <input className="pf-input" {...input} />
  </div>
);

/** A text input within a sentence, rendered by the part of the design system. */
export function TextBox({ slot, label, value, numeric, onChange }: TextBoxProps): JSX.Element {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The part is uncontrolled.
  useBrowserLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  });
  return (
    <span className="pf-builder-text">
      <label htmlFor={id} className="pf-visually-hidden">
        {label}
      </label>
      {renderPart("TextInput", Input, slot, {
        numeric,
        input: {
          id,
          ref: input,
          defaultValue: value,
          inputMode: numeric ? "decimal" : undefined,
          autoComplete: "off",
          onChange: ({ target }) => onChange(target.value),
        },
      })}
    </span>
  );
}

/** Renders the reason why a change was refused, if it was. */
export const renderRefusal = (
  { t, ...slot }: CollectionBuilderApi,
  why: string | null,
): JSX.Element | null =>
  why === null ? null : renderAlert(slot, { kind: "alert", children: t("refused", { why }) });
