import type { Parameter } from "../../core/definition/form.ts";
import { isDisabled } from "../../core/model/validateField.ts";
import { getOwn, omitUndefined } from "../../core/record.ts";
import type { Choice } from "./choiceSettings.ts";
import type {
  FieldSettings,
  UnresolvedSettings,
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

export function resolveFieldSettings(parameter: Parameter, settings: ResolvedSettings): OwnSettings;
export function resolveFieldSettings(
  parameter: Parameter,
  settings: UnresolvedSettings,
): FieldSettings & Filled;
export function resolveFieldSettings({ name }: Parameter, settings: UnresolvedSettings) {
  const { fields, readOnly, compute = {} } = settings;
  const one = getOwn(fields, name);
  return {
    ...one,
    readOnly: Object.hasOwn(compute, name) || (one?.readOnly ?? readOnly),
    disabled: isDisabled(name, settings),
  };
}

/** Resolves how a boolean or select is rendered. */
export const resolveChoiceSettings = ({
  parameter,
  settings,
}: Pick<ParameterFieldState, "parameter" | "settings">): Choice => {
  const one = getOwn(settings.fields, parameter.name);
  return one ? { ...settings, ...omitUndefined(one) } : settings;
};
