import { sentenceLocale } from "../../core/messages/inflection.ts";
import type { DraftLanguage } from "./draftWords.ts";

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

/**
 * A length of time in ms, such as "30 days", rounded down: nothing is promised for longer than it
 * is kept.
 */
export function timeText(language: DraftLanguage, ms: number): string {
  const [unit, size] = units.find(([, least]) => ms >= least) ?? units[3];
  const format = new Intl.NumberFormat(sentenceLocale(language), {
    style: "unit",
    unit,
    unitDisplay: "long",
  });
  return format.format(Math.floor(ms / size));
}
