"use client";
import { Fragment, type JSX } from "react";
import { drawButton } from "../parts/Button.tsx";
import { readingsOf } from "../inputs/readings.ts";
import type { FieldProps } from "../settings/settings.ts";
import { words } from "../../core/messages/text.ts";
import { useScope } from "../store/scope.ts";

/** Renders "Did you mean 12.50 1,250", whose buttons set the field's text. */
export function Readings({ field }: FieldProps): JSX.Element | null {
  const { controls } = useScope();
  const readings = readingsOf(field);
  if (readings.length === 0) return null;
  const { ids, settings, setInputValue, parameter } = field;
  const id = `${ids.readings}-question`;
  return (
    // Remounts as a whole: page translators replace the text nodes between the buttons.
    <p
      className="pf-readings"
      id={ids.readings}
      key={readings.map(({ inputValue }) => inputValue).join(" ")}
    >
      <span id={id} {...words(settings, "didYouMean")} />
      {readings.map(({ inputValue, label, isInWords }, place) => (
        <Fragment key={inputValue}>
          {" "}
          <bdi translate={isInWords ? undefined : "no"}>
            {drawButton(field, "button-plain", {
              id: `${ids.readings}-${place}`,
              "aria-labelledby": `${id} ${ids.readings}-${place}`,
              onClick() {
                setInputValue(inputValue);
                // The focused button unmounts.
                controls.focus(parameter.name);
              },
              children: label,
            })}
          </bdi>
        </Fragment>
      ))}
    </p>
  );
}
