"use client";
import type { JSX } from "react";
import { renderButton } from "../../parts/Button.tsx";
import { formMessage } from "../../../core/messages/formText.ts";
import type { ParameterFieldState } from "../../settings/settings.ts";

interface ClearAnswerProps {
  readonly field: ParameterFieldState;
  /** Clears the value and moves focus, because the button unmounts. */
  onClear(): void;
}

/** Renders the button that clears an optional answer. Its accessible name ends with the label. */
export function ClearAnswer({ field, onClear }: ClearAnswerProps): JSX.Element {
  const { ids, settings } = field;
  const id = `${ids.control}-clear`;
  return renderButton(field, "clear", {
    id,
    "aria-labelledby": `${id} ${ids.label}`,
    onClick: onClear,
    children: <span {...formMessage(settings, "clearAnswer")} />,
  });
}
