import { getOwn, omitUndefined } from "../../core/record.ts";
import type { Choice } from "./choiceSettings.ts";
import type { ParameterFieldState } from "./settings.ts";

/** Resolves how a boolean or select is rendered. */
export const resolveChoiceSettings = ({
  parameter,
  settings,
}: Pick<ParameterFieldState, "parameter" | "settings">): Choice => {
  const one = getOwn(settings.fields, parameter.name);
  return one ? { ...settings, ...omitUndefined(one) } : settings;
};
