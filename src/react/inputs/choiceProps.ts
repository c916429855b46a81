import type { ParameterOption } from "../../core/definition/form.ts";
import type { ParameterFieldState } from "../settings/settings.ts";
import { controlProps } from "./controlProps.ts";

/** Whether any option has a description, which is shown when the option is chosen. */
export const hasDescriptions = (options: readonly ParameterOption[]): boolean =>
  options.some(({ description }) => description);

/** Returns the `controlProps` of a control that shows only the chosen option. */
export const choiceProps = (
  field: ParameterFieldState,
  options: readonly ParameterOption[],
): ReturnType<typeof controlProps> =>
  controlProps(field, hasDescriptions(options) ? field.ids.unit : undefined);
