"use client";
import { type JSX, useCallback } from "react";
import type { ParameterOption } from "../../core/form.ts";
import { controlProps } from "../controlProps.ts";
import { text } from "../text.ts";
import type { ParameterFieldState } from "../useParameterField.ts";
import { shownOptions, useSelectInput } from "../useSelectInput.ts";

/** What a control to choose with is given. */
export interface ChoiceProps {
  readonly field: ParameterFieldState;
  readonly options: readonly ParameterOption[];
}

/** A native select whose first option is the prompt, which also takes an answer back. HTML has no read-only select, so that is an input. */
export function SelectControl(props: ChoiceProps): JSX.Element {
  return props.field.readOnly ? <ChosenOption {...props} /> : <NativeSelect {...props} />;
}

/** A select that can be changed. */
export function NativeSelect({ field, options: choices }: ChoiceProps): JSX.Element {
  const options = shownOptions(field.value, choices);
  const select = useSelectInput(field, options);
  return (
    <div className="pf-control">
      <select
        {...controlProps(field)}
        {...select}
        className="pf-select"
        autoComplete={field.hints.autoComplete}
      >
        <option value="">{text(field.settings, "selectPrompt")}</option>
        {options.map(({ value, label }, place) => (
          <option key={place} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

function ChosenOption({ field, options }: ChoiceProps): JSX.Element {
  const { value, inputValue, focusRef } = field;
  const chosen = options.find((option) => option.value === value)?.label ?? inputValue;
  const ref = useCallback(
    (input: HTMLInputElement | null) => {
      focusRef(input);
      if (input) input.value = chosen;
    },
    [focusRef, chosen],
  );
  return (
    <div className="pf-control">
      <input {...controlProps(field)} ref={ref} className="pf-input" type="text" readOnly />
    </div>
  );
}
