"use client";
import { type JSX, useEffect, useState } from "react";
import { renderTextInput } from "../../parts/TextInput.tsx";
import { endingOf } from "../../inputs/conceal.ts";
import { unrecorded } from "../../inputs/sessionRecorders.ts";
import { useLiveField } from "../../inputs/useLiveField.ts";
import { controlProps } from "../../inputs/controlProps.ts";
import type { FieldProps } from "../../settings/settings.ts";
import { formMessage } from "../../../core/messages/formText.ts";
import { useScope } from "../../store/scope.ts";
import { isOtherText } from "../../../core/model/isSensitive.ts";
import type { Grouping } from "../../inputs/textInputBinding.ts";
import { useTextInput } from "../../inputs/useTextInput.ts";
import { RevealButton, useRevealed } from "./RevealButton.tsx";

export interface SensitiveOptions {
  readonly grouping?: Grouping | undefined;
  readonly inputMode?: "numeric" | undefined;
}

export type SensitiveControlProps = FieldProps & SensitiveOptions;

/**
 * Renders an input that hides all but the last four characters until "Show" is pressed. While
 * typing or invalid, it shows all characters, or dots with `hideSensitive: "always"`. A prefilled
 * value stays hidden until a person checked it.
 */
export function SensitiveControl({
  grouping,
  inputMode,
  ...props
}: SensitiveControlProps): JSX.Element {
  const field = useLiveField(props.field);
  const { parameter, value, invalid, confirmed, ids, hints, settings, readOnly } = field;
  const [focused, setFocused] = useState(false);
  const [isRevealed, reveal] = useRevealed();
  const isOther = isOtherText(parameter, value, settings);
  const revealed = isRevealed || isOther;
  const { controls } = useScope();
  // Browsers fire no blur event when an element is disabled.
  if (focused && field.disabled) setFocused(false);
  const typing = focused && !readOnly;
  const isShown = (invalid && confirmed !== false) || typing || revealed;
  const conceal = typeof value === "string" && !isShown;
  const dotted = settings.hideSensitive === "always" && !conceal && !revealed;
  const { onFocus, onBlur, ...input } = useTextInput(field, { grouping, conceal, dotted });
  const ending = conceal ? endingOf(value) : "";
  const shared = controlProps(field, ending ? ids.unit : undefined);

  useEffect(() => controls.onFlush(() => reveal(false)), [controls, reveal]);

  return renderTextInput(field, {
    input: {
      ...shared,
      ...input,
      ...keptFromManagers(hints.autoComplete),
      ...unrecorded,
      type: "text",
      readOnly,
      inputMode: hints.inputMode ?? inputMode,
      enterKeyHint: hints.enterKeyHint,
      autoComplete: hints.autoComplete ?? "off",
      autoCapitalize: hints.autoCapitalize,
      spellCheck: false,
      onFocus: () => {
        setFocused(true);
        onFocus();
      },
      onBlur: () => {
        setFocused(false);
        onBlur();
      },
    },
    children: value !== null && !isOther && (
      <>
        {ending && (
          <span
            className="pf-visually-hidden"
            id={ids.unit}
            translate="no"
            {...formMessage(settings, "endingIn", { digits: ending })}
          />
        )}
        <RevealButton
          of={field}
          revealed={revealed}
          disabled={shared.disabled}
          aria-controls={ids.control}
          onClick={() => reveal(!revealed)}
        />
      </>
    ),
  });
}

/**
 * Returns attributes that keep out 1Password, Bitwarden, LastPass and Dashlane, which ignore
 * `autocomplete="off"`.
 */
const keptFromManagers = (autoComplete = "off") =>
  autoComplete === "off" && {
    "data-1p-ignore": "true",
    "data-bwignore": "true",
    "data-lpignore": "true",
    "data-form-type": "other",
  };
