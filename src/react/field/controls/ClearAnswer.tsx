"use client";
import type { JSX } from "react";
import { drawButton } from "../../parts/Button.tsx";
import { words } from "../../../core/messages/text.ts";
import type { ParameterFieldState } from "../../settings/settings.ts";

interface ClearAnswerProps {
  readonly field: ParameterFieldState;
  /** Takes the answer back and moves focus, because the button goes. */
  onClear(): void;
}

/** Takes an optional answer back. Its name ends with the field's label, in any language. */
export function ClearAnswer({ field, onClear }: ClearAnswerProps): JSX.Element {
  const { ids, settings } = field;
  const id = `${ids.control}-clear`;
  return drawButton(field, "clear", {
    id,
    "aria-labelledby": `${id} ${ids.label}`,
    onClick: onClear,
    children: <span {...words(settings, "clearAnswer")} />,
  });
}
