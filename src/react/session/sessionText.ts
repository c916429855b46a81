import {
  defineMessages,
  formatList,
  type MessageTable,
} from "../../core/messages/defineMessages.ts";
import { sentenceLocale } from "../../core/messages/inflection.ts";
import { sessionMessages } from "../../core/messages/sessionMessages.ts";
import type { Language } from "../../core/values/language.ts";

const messages: MessageTable<keyof typeof sessionMessages> =
  /* @__PURE__ */ defineMessages(sessionMessages);

/** Returns a message as props of its element. */
export const t: (typeof messages)["t"] = messages.t;

/** Formats a duration in full: "1 minute, 59 seconds". */
export function durationText(language: Language, seconds: number): string {
  const format = (unit: "minute" | "second", value: number): readonly string[] =>
    value === 0
      ? []
      : [
          new Intl.NumberFormat(sentenceLocale(language), {
            style: "unit",
            unit,
            unitDisplay: "long",
          }).format(value),
        ];
  const parts = [...format("minute", Math.floor(seconds / 60)), ...format("second", seconds % 60)];
  return formatList(language, parts, "unit");
}

/** Formats a time of this day as "3:42 PM", and of other days with the date. */
export function timeText(language: Language, at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(sentenceLocale(language), {
    calendar: "gregory",
    dateStyle: isToday ? undefined : "long",
    timeStyle: "short",
  }).format(at);
}
