"use client";
import type { JSX } from "react";
import { drawPart } from "../../parts/drawPart.ts";
import { TextArea } from "../../parts/TextArea.tsx";
import { controlProps } from "../../inputs/controlProps.ts";
import { useTextInput } from "../../inputs/useInputs.ts";
import type { FieldProps } from "../../settings/settings.ts";

interface LinesControlProps extends FieldProps {
  readonly rows: number;
}

/** A text of several lines. Its Enter key breaks a line, so a phone calls it nothing else. */
export function LinesControl({ field, rows }: LinesControlProps): JSX.Element {
  const { hints, readOnly } = field;
  const input = useTextInput(field);
  return drawPart("TextArea", TextArea, field, {
    textarea: {
      ...controlProps(field),
      ...input,
      rows,
      readOnly,
      inputMode: hints.inputMode,
      autoComplete: hints.autoComplete,
      autoCapitalize: hints.autoCapitalize,
      spellCheck: hints.spellCheck,
    },
  });
}
