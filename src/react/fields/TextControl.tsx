"use client";
import type { JSX } from "react";
import type { DrawnControl } from "../boxes/drawnControl.ts";
import { drawTextInput } from "../components/TextInput.tsx";
import { controlProps } from "../boxes/controlProps.ts";
import type { ParameterFieldState } from "../parameterFieldState.ts";
import {
  type Grouping,
  type TextInputProps,
  textInputProps,
  useTextInput,
} from "../useTextInput.ts";

interface TextControlProps {
  readonly field: ParameterFieldState;
  readonly grouping?: Grouping;
  /** Symbol beside the input, such as `$`; the unit is told to assistive technology in words. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly inputMode?: "text" | "numeric" | "decimal";
}

/** A one-line text input: with `control` it is drawn by what holds that, otherwise it is a component. */
export const drawTextControl = (
  props: TextControlProps,
  control: DrawnControl | undefined,
): JSX.Element =>
  control ? (
    drawInput(props, textInputProps(control.text(props.field, props)))
  ) : (
    <TextControl {...props} />
  );

function TextControl(props: TextControlProps): JSX.Element {
  const { field, grouping } = props;
  return drawInput(props, useTextInput(field, { grouping }));
}

/** A number stays left-to-right in any page. */
function drawInput(
  { field, before, after, inputMode }: TextControlProps,
  input: TextInputProps,
): JSX.Element {
  const { parameter, hints, readOnly, ids } = field;
  const numeric = parameter.type !== "string";
  const unit = numeric && parameter.type !== "number" ? ids.unit : undefined;
  return drawTextInput(field, {
    ...(numeric && { numeric }),
    before,
    after,
    input: {
      ...controlProps(field, unit),
      ...input,
      type: hints.type ?? "text",
      enterKeyHint: hints.enterKeyHint,
      readOnly,
      inputMode: hints.inputMode ?? inputMode,
      autoComplete: hints.autoComplete ?? (numeric ? "off" : undefined),
      autoCapitalize: hints.autoCapitalize,
      spellCheck: hints.spellCheck ?? (numeric ? false : undefined),
    },
  });
}
