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
  const isComputed = Object.hasOwn(compute, name);
  if (!one && !isComputed) return settingsOfForm(settings);
  return {
    ...one,
    readOnly: isComputed || (one?.readOnly ?? readOnly),
    disabled: isDisabled(name, settings),
  };
}

const ofForm = new WeakMap<UnresolvedSettings, Filled>();

/** Returns the settings that all fields without their own share. */
function settingsOfForm(settings: UnresolvedSettings): Filled {
  const { readOnly, disabled } = settings;
  const shared = ofForm.get(settings) ?? { readOnly, disabled };
  ofForm.set(settings, shared);
  return shared;
}

/** Resolves how a boolean or select is rendered. */
export const resolveChoiceSettings = ({
  parameter,
  settings,
}: Pick<ParameterFieldState, "parameter" | "settings">): Choice => {
  const one = getOwn(settings.fields, parameter.name);
  return one ? { ...settings, ...omitUndefined(one) } : settings;
};
