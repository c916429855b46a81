"use client";
import type { JSX } from "react";
import type { ParameterOption } from "../../../core/definition/form.ts";
import { FieldFrame } from "../FieldFrame.tsx";
import { choiceSettings } from "../../settings/fieldSettings.ts";
import type { FieldProps } from "../../settings/settings.ts";
import { hasDescriptions } from "../../inputs/choiceProps.ts";
import { ChosenDescription } from "./ChosenDescription.tsx";
import { ComboboxControl } from "./ComboboxControl.tsx";
import { RadioField } from "./RadioField.tsx";
import { SelectControl } from "./SelectControl.tsx";

const noOptions: readonly ParameterOption[] = [];

/**
 * One choice of the parameter's options: radio buttons for a few if the app wants them, a select,
 * and one that is searched for many.
 *
 * @example
 * const FilingStatus = ({ field }: FieldProps) => (
 *   <>
 *     <SelectField field={field} />
 *     <StatusHelp />
 *   </>
 * );
 * <ParameterForm form={form} fields={{ filing_status: { as: FilingStatus } }} onSubmit={save} />
 */
export function SelectField({ field }: FieldProps): JSX.Element {
  const { parameter, readOnly } = field;
  const options = parameter.type === "select" ? parameter.options : noOptions;
  const { selectAs, radioLimit, searchable, searchLimit } = choiceSettings(field);
  if (selectAs === "radio" && options.length <= radioLimit && !readOnly)
    return <RadioField field={field} options={options} />;
  const isSearched = searchable && options.length > searchLimit && !readOnly;
  const Control = isSearched ? ComboboxControl : SelectControl;
  return (
    <FieldFrame field={field}>
      <Control field={field} options={options} />
      {hasDescriptions(options) && <ChosenDescription field={field} options={options} />}
    </FieldFrame>
  );
}
