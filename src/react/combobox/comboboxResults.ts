import { english } from "../../core/english.ts";
import { fillMessage } from "../../core/messages.ts";
import { own } from "../../core/own.ts";
import type { ResolvedSettings } from "../settings/settings.ts";
import { text } from "../settings/text.ts";

/** How many options were found. The key is `results.` and the locale's plural category, such as `results.few`; else `results.other`. */
export function resultsText(settings: ResolvedSettings, count: number): string {
  if (count === 0) return text(settings, "noResults");
  const { locale, messages } = settings;
  const key = `results.${new Intl.PluralRules(locale).select(count)}`;
  const template =
    own(messages, key) ?? own<string>(english, key) ?? text(settings, "results.other");
  return fillMessage(template, { count: new Intl.NumberFormat(locale).format(count) });
}
