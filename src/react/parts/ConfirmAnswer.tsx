"use client";
import type { JSX } from "react";
import { confirmMessages } from "../../core/messages/confirmMessages.ts";
import { defineMessages } from "../../core/messages/defineMessages.ts";
import { bareLabel } from "../../core/messages/labelledMessage.ts";
import type { FieldProps } from "../settings/settings.ts";

const { t } = /* @__PURE__ */ defineMessages(confirmMessages);

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
        <span aria-hidden="true" {...t(settings, "confirm")} />
        <span
          className="pf-visually-hidden"
          {...t(settings, "confirmWith", { label: bareLabel(parameter.label) })}
        />
      </label>
    </>
  );
}
