import { words } from "../../core/messages/text.ts";
import type { ParameterFieldState } from "../settings/settings.ts";

/**
 * The language of what can be chosen, when it is known: Yes and No are ours, options are the
 * definition's.
 */
export const choiceLang = ({
  parameter,
  settings,
  lang,
}: ParameterFieldState): string | undefined =>
  parameter.type === "boolean" ? words(settings, "yes").lang : lang;
