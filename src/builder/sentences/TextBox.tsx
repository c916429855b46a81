"use client";
import { type JSX, useId, useRef } from "react";
import type { PartProps } from "../../react/index.ts";
import { renderPart, type Slot, useBrowserLayoutEffect } from "../../react/internal.ts";

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
