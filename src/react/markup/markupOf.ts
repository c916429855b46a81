import { ownValue } from "../../core/record.ts";
import type { Markup } from "../settings/markup.ts";
import type { ParameterFieldState } from "../settings/settings.ts";

/** What the texts of a parameter are written in: what its own settings say, else the form's. */
export const markupOf = ({
  parameter,
  settings,
}: Pick<ParameterFieldState, "parameter" | "settings">): Markup =>
  ownValue(settings.fields, parameter.name)?.markup ?? settings.markup;
