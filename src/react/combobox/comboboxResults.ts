import { counted } from "../../core/messages/defineMessages.ts";
import type { UnresolvedSettings } from "../settings/settings.ts";
import { formMessages, formText } from "../../core/messages/formText.ts";

export const resultsText = (settings: UnresolvedSettings, count: number): string =>
  count === 0
    ? formText(settings, "noResults")
    : counted(formMessages, settings, "results", count).children;
