"use client";
import { Fragment, type JSX } from "react";
import { renderButton } from "../parts/Button.tsx";
import { ambiguousReadings } from "../inputs/ambiguousReadings.ts";
import type { FieldProps } from "../settings/settings.ts";
import { eitherOf } from "../../core/messages/issueMessages.ts";
import { onDemand } from "../../core/messages/onDemandMessages.ts";
import { useScope } from "../store/scope.ts";

/** Renders "Did you mean $12.50 or $1,250.00", whose buttons set the field's text. */
export function AmbiguousReadings({ field }: FieldProps): JSX.Element | null {
  const { controls } = useScope();
  const readings = ambiguousReadings(field);
  if (readings.length === 0) return null;
  const { ids, settings, setInputValue, parameter } = field;
  const id = `${ids.readings}-question`;
  const question = onDemand.t(settings, "didYouMean");
  return (
    // Remounts as a whole: page translators replace the text nodes between the buttons.
    <p className="pf-readings" id={ids.readings} key={readings.map(({ label }) => label).join()}>
      <span id={id} {...question} />
      {readings.map(({ inputValue, label, isInWords }, place) => (
        <Fragment key={inputValue}>
          {" "}
          {place > 0 && (
            <span lang={question.lang}>{eitherOf(["", label], settings).replace(label, "")}</span>
          )}{" "}
          <bdi translate={isInWords ? undefined : "no"}>
            {renderButton(field, "button-plain", {
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
