"use client";
import type { JSX } from "react";
import type { DrawnControl } from "../boxes/drawnControl.ts";
import { drawTextInput } from "../components/TextInput.tsx";
import { controlProps } from "../boxes/controlProps.ts";
import type { ParameterFieldState } from "../parameterFieldState.ts";
import { type Grouping, textInputProps } from "../useTextInput.ts";

interface TextOptions {
  readonly grouping?: Grouping;
  /** Symbol beside the input, such as `$`; the unit is told to assistive technology in words. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly inputMode?: "text" | "numeric" | "decimal";
}

/** A one-line text input. A number stays left-to-right in any page. */
export function drawTextControl(
  field: ParameterFieldState,
  control: DrawnControl,
  { grouping, before, after, inputMode }: TextOptions = {},
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
      ...textInputProps(control.text(field, { grouping })),
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
