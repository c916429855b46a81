"use client";
import type { JSX } from "react";
import type { ParameterOption } from "../../core/form.ts";
import { FieldFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../settings.ts";
import { shownOptions } from "../useSelectInput.ts";
import { ClearAnswer } from "./ClearAnswer.tsx";
import { useRadioGroup } from "./RadioGroup.tsx";

interface RadioFieldProps extends FieldProps {
  readonly options: readonly ParameterOption[];
}

/** One choice of a few, all in sight, none chosen beforehand. */
export function RadioField({ field, options: choices }: RadioFieldProps): JSX.Element {
  const { value, parameter, disabled } = field;
  const options = shownOptions(value, choices);
  const { ref, name, choose, clear, onBlur } = useRadioGroup(field, options);
  return (
    <FieldFrame field={field} group>
      <div className="pf-radios" ref={ref} onBlur={onBlur}>
        {options.map(({ label }, place) => (
          <label className="pf-radio" key={place}>
            <input type="radio" name={name} value={place} onChange={() => choose(place)} />
            <span>{label}</span>
          </label>
        ))}
        {!parameter.required && (
          <div className="pf-clear-place">
            {value !== null && !disabled && <ClearAnswer field={field} onClear={clear} />}
          </div>
        )}
      </div>
    </FieldFrame>
  );
}
