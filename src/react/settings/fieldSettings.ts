import type { Parameter } from "../../core/form.ts";
import { omitUndefined, ownValue } from "../../core/record.ts";
import { ruleFor } from "../../core/rules/index.ts";
import { mustBeTrue } from "../../core/rules/mustBeTrue.ts";
import { withLimits } from "../../core/rules/limits.ts";
import type { Rule } from "../../core/rules/rule.ts";
import type { Choice } from "./choices.ts";
import type {
  FieldSettings,
  GivenSettings,
  ResolvedSettings,
  SettledField,
  ParameterFieldState,
} from "./settings.ts";

interface Filled {
  readonly readOnly: boolean;
  readonly disabled: boolean;
}

/** The settings of one parameter, those of the whole form filled in. */
export type OwnSettings = SettledField & Filled;

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

/** Whether what stands in a field is not submitted. */
export const isDisabled = (
  name: string,
  { fields, disabled }: Pick<GivenSettings, "fields" | "disabled">,
): boolean => ownValue(fields, name)?.disabled ?? disabled;

/** Whether a boolean is drawn as a statement to agree to. */
export const isAgreement = (
  { type, name }: Parameter,
  { fields }: Pick<ResolvedSettings, "fields">,
): boolean => type === "boolean" && ownValue(fields, name)?.as === "agreement";

/**
 * The rule that narrows a parameter: the one in `fields`, else the one in `rules`, else the
 * recommended one; and its limits.
 */
export function fieldRule(parameter: Parameter, settings: ResolvedSettings): Rule | null {
  const one = ownValue(settings.fields, parameter.name);
  if (!one) return ruleFor(parameter, settings);
  const agreed = isAgreement(parameter, settings) && parameter.required ? mustBeTrue() : null;
  const rule = one.rule === undefined ? (ruleFor(parameter, settings) ?? agreed) : one.rule;
  return withLimits(rule, one);
}

/** How one boolean or select is drawn: what its own settings say, else the form's. */
export const choiceSettings = ({
  parameter,
  settings,
}: Pick<ParameterFieldState, "parameter" | "settings">): Choice => {
  const one = ownValue(settings.fields, parameter.name);
  return one ? { ...settings, ...omitUndefined(one) } : settings;
};
