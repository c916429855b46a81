"use client";
import type { JSX } from "react";
import { FieldFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../../settings/settings.ts";
import { words } from "../../../core/messages/text.ts";
import { TextControl } from "./TextControl.tsx";

/**
 * A percentage from 0 to 100 with the sign beside the input.
 *
 * @example
 * const Share = ({ field }: FieldProps) => (
 *   <Columns aside={<Pie share={field.value} />}>
 *     <PercentField field={field} />
 *   </Columns>
 * );
 * <ParameterForm form={form} fields={{ split: { as: Share } }} onSubmit={save} />
 */
export function PercentField({ field }: FieldProps): JSX.Element {
  const { settings } = field;
  return (
    <FieldFrame field={field} unit={words(settings, "percentHint")}>
      <TextControl
        field={field}
        grouping={{ locale: settings.locale }}
        inputMode="decimal"
        after="%"
      />
    </FieldFrame>
  );
}
