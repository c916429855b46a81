"use client";
import type { JSX } from "react";
import { text } from "../text.ts";
import type { ParameterFieldState } from "../useParameterField.ts";

interface ClearAnswerProps {
  readonly field: ParameterFieldState;
  /** Takes the answer back and moves focus, because the button goes. */
  onClear(): void;
}

/** Takes an optional answer back. Its name ends with the field's label, in any language. */
export function ClearAnswer({ field, onClear }: ClearAnswerProps): JSX.Element {
  const { ids, settings } = field;
  const id = `${ids.control}-clear`;
  return (
    <button
      className="pf-clear"
      type="button"
      id={id}
      aria-labelledby={`${id} ${ids.label}`}
      onClick={onClear}
    >
      <span>{text(settings, "clearAnswer")}</span>
    </button>
  );
}
