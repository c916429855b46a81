import type { Parameter } from "../../core/definition/form.ts";
import { isDisabled } from "../../core/model/field.ts";
import { omitUndefined, ownValue } from "../../core/record.ts";
import type { Choice } from "./choices.ts";
import type {
  FieldSettings,
  GivenSettings,
  ResolvedSettings,
  ResolvedField,
  ParameterFieldState,
} from "./settings.ts";

interface Filled {
  readonly readOnly: boolean;
  readonly disabled: boolean;
}

/** Settings of one parameter, with form-wide settings as defaults. */
export type OwnSettings = ResolvedField & Filled;

export function fieldSettings(parameter: Parameter, settings: ResolvedSettings): OwnSettings;
export function fieldSettings(
  parameter: Parameter,
  settings: GivenSettings,
): FieldSettings & Filled;
export function fieldSettings({ name }: Parameter, settings: GivenSettings) {
  const { fields, readOnly, compute = {} } = settings;
  const one = ownValue(fields, name);
  return {
    ...one,
    readOnly: Object.hasOwn(compute, name) || (one?.readOnly ?? readOnly),
    disabled: isDisabled(name, settings),
  };
}

/** Resolves how a boolean or select is rendered. */
export const choiceSettings = ({
  parameter,
  settings,
}: Pick<ParameterFieldState, "parameter" | "settings">): Choice => {
  const one = ownValue(settings.fields, parameter.name);
  return one ? { ...settings, ...omitUndefined(one) } : settings;
};
