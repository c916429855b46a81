"use client";
import type { JSX } from "react";
import type { ParameterOption } from "../../../core/definition/form.ts";
import { choiceTexts, chosenPlace, shownOptions } from "../../inputs/choices.ts";
import { renderPart } from "../../parts/renderPart.ts";
import { RadioGroup } from "../../parts/RadioGroup.tsx";
import { FieldFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../../settings/settings.ts";
import { useHydrating } from "../../support/useHydrating.ts";
import { useLiveField } from "../../inputs/useLiveField.ts";
import { ClearAnswer } from "./ClearAnswer.tsx";
import { useRadioGroup } from "./useRadioGroup.ts";

interface RadioFieldProps extends FieldProps {
  readonly options: readonly ParameterOption[];
}

export function RadioField({ options: choices, ...props }: RadioFieldProps): JSX.Element {
  const field = useLiveField(props.field);
  const { value, parameter, disabled } = field;
  // Server markup contains no answers.
  const options = useHydrating() ? choices : shownOptions(value, choices, field.options);
  const chosen = chosenPlace(value, options, choices);
  const { ref, name, choose, clear, onBlur } = useRadioGroup(field, options, chosen);
  return (
    <FieldFrame field={field} group>
      {renderPart("RadioGroup", RadioGroup, field, {
        group: { ref, onBlur },
        radios: options.map((option, place) => {
          const { named, ...texts } = choiceTexts(field, option, `${field.ids.control}-${place}`);
          const onChange = () => choose(place);
          return {
            ...texts,
            group: option.group,
            chosen: place === chosen,
            input: {
              type: "radio",
              name,
              value: place,
              disabled: option.disabled,
              onChange,
              ...named,
            },
          };
        }),
        children: !parameter.required && (
          <div className="pf-clear-place">
            {value !== null && !disabled && <ClearAnswer field={field} onClear={clear} />}
          </div>
        ),
      })}
    </FieldFrame>
  );
}
