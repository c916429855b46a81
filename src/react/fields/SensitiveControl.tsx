"use client";
import { type JSX, useEffect, useRef, useState } from "react";
import { lastFour } from "../conceal.ts";
import { controlProps } from "../controlProps.ts";
import type { FieldProps } from "../settings.ts";
import { text } from "../text.ts";
import { useTextInput } from "../useTextInput.ts";

/** Text that other people must not read: seen while it is typed or wrong, otherwise only its last four, until "Show" is pressed. */
export function SensitiveControl({ field }: FieldProps): JSX.Element {
  const { value, invalid, ids, parameter, hints, settings, readOnly } = field;
  const [focused, setFocused] = useState(false);
  const [revealed, setRevealed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const conceal = typeof value === "string" && !invalid && !focused && !revealed;
  const { onFocus, onBlur, ...input } = useTextInput(field, { conceal });
  const props = controlProps(field, conceal ? ids.unit : undefined);

  useEffect(() => {
    const form = button.current?.form;
    const hide = (): void => setRevealed(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);

  return (
    <div className="pf-control">
      <input
        {...props}
        {...input}
        className="pf-input"
        type="text"
        readOnly={readOnly}
        inputMode={hints.inputMode}
        enterKeyHint={hints.enterKeyHint}
        autoComplete={hints.autoComplete ?? "off"}
        autoCapitalize={hints.autoCapitalize}
        spellCheck={false}
        onFocus={() => {
          setFocused(true);
          onFocus();
        }}
        onBlur={() => {
          setFocused(false);
          onBlur();
        }}
      />
      {conceal && (
        <span className="pf-visually-hidden" id={ids.unit}>
          {text(settings, "endingIn", { digits: lastFour(value) })}
        </span>
      )}
      <button
        ref={button}
        className="pf-reveal"
        type="button"
        disabled={props.disabled}
        aria-controls={ids.control}
        onClick={() => setRevealed(!revealed)}
      >
        {text(settings, revealed ? "hide" : "show")}{" "}
        <span className="pf-visually-hidden">{parameter.label}</span>
      </button>
    </div>
  );
}
