"use client";
import { type ComponentPropsWithoutRef, type JSX, useId } from "react";
import { renderButton, renderPart, Select, type Slot } from "../react/internal.ts";
import type { ButtonKind } from "../react/index.ts";

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

interface ChoiceProps {
  readonly slot: Slot;
  readonly label: string;
  /** Whether the label is only read by screen readers, as within a sentence. */
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly options: readonly ChoiceOption[];
  onChange(value: string): void;
}

/** A labelled select, rendered by the part of the design system. */
export function Choice(props: ChoiceProps): JSX.Element {
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
          onChange: ({ target }) => onChange(target.value),
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
