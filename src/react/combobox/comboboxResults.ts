import { english } from "../../core/messages/english.ts";
import { countText } from "../../core/messages/inflection.ts";
import type { GivenSettings } from "../settings/settings.ts";
import { text } from "../settings/text.ts";

/** How many options were found. */
export const resultsText = (settings: GivenSettings, count: number): string =>
  count === 0 ? text(settings, "noResults") : countText(settings, english, "results", count);
