"use client";
import { type JSX, useEffect, useRef, useState } from "react";
import { renderButton } from "../../parts/Button.tsx";
import { lastFour } from "../../inputs/conceal.ts";
import { useLiveField } from "../../inputs/useLiveField.ts";
import { controlProps } from "../../inputs/controlProps.ts";
import { useScope } from "../../store/scope.ts";
import { formText, formMessage } from "../../../core/messages/formText.ts";
import { SensitiveControl, type SensitiveControlProps } from "./SensitiveControl.tsx";

/**
 * Renders the last four characters of a value that is already on the server. Only a new value is
 * submitted.
 */
export function StoredControl(typed: SensitiveControlProps): JSX.Element {
  const field = useLiveField(typed.field);
  const { ids, parameter, settings, value, readOnly, disabled, focusRef, stored } = field;
  const { controls } = useScope();
  const [{ pressed, moves }, setPressed] = useState({ pressed: false, moves: 0 });
  const ending = lastFour(stored ?? "");
  const press = (change: boolean): void =>
    setPressed((before) => ({ pressed: change, moves: before.moves + 1 }));

  const moved = useRef(0);
  useEffect(() => {
    if (moves === moved.current) return;
    moved.current = moves;
    controls.focus(parameter.name);
  }, [moves, controls, parameter.name]);

  const follow = (change: boolean): void =>
    setPressed((before) => ({ ...before, pressed: change }));
  useEffect(() => controls.onFlush((how) => how === "discard" && follow(false)), [controls]);

  // A draft may set the new value, too. The input stays mounted if that value is cleared.
  if (value !== null && !pressed) follow(true);

  if (value !== null || (pressed && !readOnly))
    return (
      <>
        <SensitiveControl {...typed} />
        {!readOnly &&
          renderButton(field, "button-plain", {
            disabled,
            onClick() {
              field.setValue(null);
              press(false);
            },
            ...formMessage(settings, "keepStored", { digits: ending }),
          })}
      </>
    );
  return (
    <div className="pf-stored">
      <span
        id={ids.unit}
        translate="no"
        {...formMessage(settings, "endingIn", { digits: ending })}
      />
      {!readOnly &&
        renderButton(field, "button-plain", {
          ref: focusRef,
          id: ids.control,
          disabled,
          "aria-label": `${formText(settings, "change")} ${parameter.label}`,
          "aria-describedby": controlProps(field, ids.unit)["aria-describedby"],
          onClick: () => press(true),
          ...formMessage(settings, "change"),
        })}
    </div>
  );
}
