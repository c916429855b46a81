import { getOwn } from "../../core/record.ts";
import type { Markup } from "../settings/markup.ts";
import type { ParameterFieldState } from "../settings/settings.ts";

/** Returns the text format of a parameter. */
export const markupOf = ({
  parameter,
  settings,
}: Pick<ParameterFieldState, "parameter" | "settings">): Markup =>
  getOwn(settings.fields, parameter.name)?.markup ?? settings.markup;
