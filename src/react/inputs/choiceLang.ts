import { formMessage } from "../../core/messages/formText.ts";
import type { ParameterFieldState } from "../settings/settings.ts";

/** Returns the language of the options, if known. Yes and No have the language of the messages. */
export const choiceLang = ({
  parameter,
  settings,
  lang,
}: ParameterFieldState): string | undefined =>
  parameter.type === "boolean" ? formMessage(settings, "yes").lang : lang;
