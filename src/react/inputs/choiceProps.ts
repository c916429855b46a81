import type { ParameterOption } from "../../core/definition/form.ts";
import type { ParameterFieldState } from "../settings/settings.ts";
import { controlProps } from "./controlProps.ts";

/** Whether something is said of an option, which is shown once that is chosen. */
export const hasDescriptions = (options: readonly ParameterOption[]): boolean =>
  options.some(({ description }) => description);

/** As `controlProps`, for a control that shows only which option is chosen. */
export const choiceProps = (
  field: ParameterFieldState,
  options: readonly ParameterOption[],
): ReturnType<typeof controlProps> =>
  controlProps(field, hasDescriptions(options) ? field.ids.unit : undefined);
