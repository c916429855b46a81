"use client";
import { type JSX, useEffect, useRef, useState } from "react";
import { drawButton } from "../components/Button.tsx";
import { lastFour } from "../conceal.ts";
import { useScope } from "../scope.ts";
import type { FieldProps } from "../settings.ts";
import { text, words } from "../text.ts";
import { SensitiveControl } from "./SensitiveControl.tsx";

/** A value that the server already has: told by its last four, typed anew to change it, and left out of the submission otherwise. */
export function StoredControl({ field }: FieldProps): JSX.Element {
  const { ids, parameter, settings, value, readOnly, disabled, focusRef, stored } = field;
  const { controls } = useScope();
  const [changing, setChanging] = useState(value !== null);
  const moved = useRef(changing);
  const ending = lastFour(stored ?? "");

  useEffect(() => {
    if (moved.current === changing) return;
    moved.current = changing;
    controls.focus(parameter.name);
  }, [changing, controls, parameter.name]);

  if (changing)
    return (
      <>
        <SensitiveControl field={field} />
        {drawButton(field, "button-plain", {
          onClick() {
            field.setValue(null);
            setChanging(false);
          },
          ...words(settings, "keepStored", { digits: ending }),
        })}
      </>
    );
  return (
    <div className="pf-stored">
      <span id={ids.unit} {...words(settings, "endingIn", { digits: ending })} />
      {!readOnly &&
        drawButton(field, "button-plain", {
          ref: focusRef,
          id: ids.control,
          disabled,
          "aria-label": `${text(settings, "change")} ${parameter.label}`,
          "aria-describedby": ids.unit,
          onClick: () => setChanging(true),
          ...words(settings, "change"),
        })}
    </div>
  );
}
