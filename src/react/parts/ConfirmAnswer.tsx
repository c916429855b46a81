"use client";
import type { JSX } from "react";
import { onDemand } from "../../core/messages/onDemandMessages.ts";
import { bareLabel } from "../../core/messages/labelledMessage.ts";
import type { FieldProps } from "../settings/settings.ts";

/** Renders a checkbox that confirms a prefilled answer. Its accessible name ends with the label. */
export function ConfirmAnswer({ field }: FieldProps): JSX.Element {
  const { parameter, settings, live, confirmed, setValue, blur } = field;
  return (
    <>
      <br />
      <label className="pf-agreement">
        <input
          type="checkbox"
          checked={confirmed === true}
          onChange={({ target }) => setValue(live.value(), target.checked)}
          onBlur={blur}
        />
        <span aria-hidden="true" {...onDemand.t(settings, "confirm")} />
        <span
          className="pf-visually-hidden"
          {...onDemand.t(settings, "confirmWith", { label: bareLabel(parameter.label) })}
        />
      </label>
    </>
  );
}
