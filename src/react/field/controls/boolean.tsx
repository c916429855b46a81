"use client";
import type { JSX } from "react";
import type { ParameterOption } from "../../../core/definition/form.ts";
import { isAgreement } from "../../../core/model/field.ts";
import { FieldFrame } from "../FieldFrame.tsx";
import { choiceSettings } from "../../settings/fieldSettings.ts";
import type { FieldProps, ResolvedSettings } from "../../settings/settings.ts";
import { text } from "../../../core/messages/text.ts";
import { Agreement } from "./Agreement.tsx";
import { RadioField } from "./RadioField.tsx";
import { SelectControl } from "./SelectControl.tsx";

/**
 * Yes and No in a select, or as radio buttons, with nothing chosen, so that no answer is never read
 * as No.
 *
 * @example
 * const Consent = ({ field }: FieldProps) => (
 *   <section>
 *     <Terms />
 *     <BooleanField field={field} />
 *   </section>
 * );
 * <ParameterForm form={form} fields={{ consent: { as: Consent } }} onSubmit={save} />
 */
export function BooleanField({ field }: FieldProps): JSX.Element {
  const { parameter, settings, readOnly } = field;
  if (isAgreement(parameter, settings) && !readOnly) return <Agreement field={field} />;
  const options = yesAndNo(settings);
  if (choiceSettings(field).booleanAs === "radio" && !readOnly)
    return <RadioField field={field} options={options} />;
  return (
    <FieldFrame field={field}>
      <SelectControl field={field} options={options} />
    </FieldFrame>
  );
}

const answers = new WeakMap<ResolvedSettings, readonly ParameterOption[]>();

/** The same options for every field of a form. */
function yesAndNo(settings: ResolvedSettings): readonly ParameterOption[] {
  const known = answers.get(settings) ?? [
    { value: "true", label: text(settings, "yes") },
    { value: "false", label: text(settings, "no") },
  ];
  answers.set(settings, known);
  return known;
}
