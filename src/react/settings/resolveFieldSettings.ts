import type { Parameter } from "../../core/definition/form.ts";
import { isDisabled } from "../../core/model/validateField.ts";
import { getOwn } from "../../core/record.ts";
import type {
  FieldSettings,
  UnresolvedSettings,
  ResolvedSettings,
  ResolvedField,
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
  const isShared = !one && !isComputed;
  const found = (isShared && shared.get(settings)) || {
    ...one,
    readOnly: isComputed || (one?.readOnly ?? readOnly),
    disabled: isDisabled(name, settings),
  };
  if (isShared) shared.set(settings, found);
  return found;
}

/** The settings of all fields without their own, by the settings of the form. */
const shared = new WeakMap<UnresolvedSettings, Filled>();
