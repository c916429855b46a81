"use client";
import type { JSX, ReactNode } from "react";
import { drawTextInput } from "../../parts/TextInput.tsx";
import { controlProps } from "../../inputs/controlProps.ts";
import type { Grouping } from "../../inputs/textInput.ts";
import { useTextInput } from "../../inputs/useInputs.ts";
import type { FieldProps } from "../../settings/settings.ts";

interface TextControlProps extends FieldProps {
  readonly grouping?: Grouping;
  /** Symbol beside the input, such as `$`; the unit is told to assistive technology in words. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly inputMode?: "text" | "numeric" | "decimal";
  /** What stands beside the input, such as a button. */
  readonly children?: ReactNode;
}

/** A one-line text input. A number stays left-to-right in any page. */
export function TextControl({
  field,
  grouping,
  before,
  after,
  inputMode,
  children,
}: TextControlProps): JSX.Element {
  const { parameter, hints, readOnly, ids } = field;
  const numeric = parameter.type !== "string" || grouping !== undefined;
  const unit = before || after ? ids.unit : undefined;
  const input = useTextInput(field, { grouping });
  return drawTextInput(field, {
    ...(numeric && { numeric }),
    before,
    after,
    children,
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
