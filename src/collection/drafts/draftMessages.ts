import { formMessage } from "../../core/messages/formText.ts";
import {
  defineMessages,
  formatList,
  type LocalizedText,
  type MessageTable,
} from "../../core/messages/defineMessages.ts";
import { bareLabel } from "../../core/messages/labelledMessage.ts";
import { sentenceLocale } from "../../core/messages/inflection.ts";
import type { Language } from "../../core/values/language.ts";
import { getOwn } from "../../core/record.ts";
import type { MessageProps } from "../../react/index.ts";
import type { DraftSaving, DraftState, NamedAnswer } from "./draftState.ts";
import type { DraftRetention } from "./draftStorage.ts";

/** English messages of `<DraftStatus>`. Its `messages` replace them by key. */
export const draftMessages = {
  draftIdle: "Your answers are saved as you type and kept for {time}",
  draftAtMost:
    "Your answers are saved as you type and kept for up to {time}. This browser may remove them sooner if you do not come back.",
  draftTab: "Your answers are saved as you type and kept until this tab is closed",
  draftAlways: "Your answers are saved as you type",
  draftLater: "Save and finish later",
  draftLaterIdle:
    "Your answers are saved. You can close this page and come back to it within {time} to finish.",
  draftLaterAtMost:
    "Your answers are saved in this browser. You can close this page and come back soon, within {time} at most, to finish.",
  draftLaterTab: "Your answers are saved while this tab stays open. Leave it open to finish later.",
  draftLaterAlways:
    "Your answers are saved. You can close this page and come back another time to finish.",
  draftSaving: "Saving…",
  draftSaved: "Saved",
  draftFull:
    "Could not save your answers: there is no room left for them. They are still on this page, so finish before you leave it.",
  draftBlocked:
    "Could not save your answers: this browser does not allow it here. They are still on this page, so finish before you leave it.",
  draftSignedOut:
    "Could not save your answers: you are no longer signed in. They are still on this page. Sign in again in another tab.",
  draftFailed:
    "Could not save your answers. They are still on this page, and saving is tried again at your next change.",
  draftConflict:
    "These answers were changed in another tab or on another device. What you change here is not saved.",
  draftDeleted:
    "These answers were submitted or removed in another tab. What you change here is not saved.",
  draftReload: "Load this page again to see the newer answers.",
  takeNewer: "Show the newer answers",
  keepThese: "Save the answers here instead",
  draftRestored: "Your earlier answers are back",
  draftNotKept: "Never saved, so enter again: {labels}",
  draftChanged: "The form has changed since. Check your answers.",
  draftDropped: "No longer in the form as you answered it: {labels}",
  draftSetAside: "Answers that were saved earlier could not be read and were set aside",
  draftExpired: "Answers from {date} were too old to keep",
} as const satisfies Record<string, string>;

/**
 * Language of a draft's status. `messages` replaces messages of `draftMessages` by key. `locale` is the
 * BCP 47 tag for lists and durations, by default `en-US`.
 */
export type DraftLanguage = Language;

/** State of a draft, and how long it is kept. */
interface KeptDraft extends Pick<DraftState, "status" | "problem"> {
  readonly expiry: number;
  readonly retention: DraftRetention;
}

type DraftKey = keyof typeof draftMessages;

const messages: MessageTable<DraftKey> = /* @__PURE__ */ defineMessages(draftMessages);

/** Returns a message as props of its element, with `lang` when the language is known. */
export const t: MessageTable<DraftKey>["t"] = messages.t;

const byStatus: Partial<Record<DraftSaving, DraftKey>> = {
  saving: "draftSaving",
  saved: "draftSaved",
  conflict: "draftConflict",
  deleted: "draftDeleted",
};

const byProblem: Readonly<Record<string, DraftKey>> = {
  full: "draftFull",
  blocked: "draftBlocked",
  signedOut: "draftSignedOut",
};

// Messages before the first save, and after the user chose to finish later.
const byRetention: Readonly<Record<DraftRetention | "always", readonly [DraftKey, DraftKey]>> = {
  expiry: ["draftIdle", "draftLaterIdle"],
  browser: ["draftAtMost", "draftLaterAtMost"],
  tab: ["draftTab", "draftLaterTab"],
  always: ["draftAlways", "draftLaterAlways"],
};

const promises = ({ expiry, retention }: Pick<KeptDraft, "expiry" | "retention">) =>
  byRetention[expiry === Infinity && retention !== "tab" ? "always" : retention];

/** Returns the key of the message after "Save and finish later". */
export const laterKey = (draft: Pick<KeptDraft, "expiry" | "retention">): DraftKey =>
  promises(draft)[1];

export function statusKey(draft: KeptDraft): DraftKey | undefined {
  const { status, problem } = draft;
  if (status === "failed") return getOwn(byProblem, problem ?? "") ?? "draftFailed";
  return status === "idle" ? promises(draft)[0] : byStatus[status];
}

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

/** Formats a duration, such as "30 days", rounded down: answers are kept at least as long. */
export function timeText(language: DraftLanguage, ms: number): string {
  const [unit, size] = units.find(([, least]) => ms >= least) ?? units[3];
  const style = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(sentenceLocale(language), style).format(Math.floor(ms / size));
}

// Two forms may have questions with the same label.
const labelsOf = (named: readonly NamedAnswer[]): readonly string[] => [
  ...new Set(named.map(({ label }) => bareLabel(label))),
];

/** Returns messages about which answers are kept, and for how long. */
export function keptMessages(
  draft: KeptDraft,
  unsaved: readonly NamedAnswer[],
  language: DraftLanguage,
): readonly LocalizedText[] {
  const isKept = draft.status === "saved" || draft.status === "idle";
  const key = isKept ? laterKey(draft) : statusKey(draft);
  const labels = formatList(language, labelsOf(unsaved));
  return [
    ...(key ? [t(language, key, { time: timeText(language, draft.expiry) })] : []),
    ...(labels ? [t(language, "draftNotKept", { labels })] : []),
  ];
}

/** Returns the messages about an earlier visit. */
export function noticesOf(
  { restored, changed, dropped, expired, setAside, unconfirmed }: DraftState,
  language: DraftLanguage,
): readonly MessageProps[] {
  const notice = (
    key: DraftKey,
    isShown: boolean,
    values?: Record<string, string>,
  ): MessageProps[] => (isShown ? [t(language, key, values)] : []);
  const labels = formatList(language, labelsOf(dropped));
  const date = new Intl.DateTimeFormat(sentenceLocale(language), {
    calendar: "gregory",
    dateStyle: "long",
  });
  return [
    ...(unconfirmed ? [formMessage(language, "submitUnknown")] : []),
    ...notice("draftSetAside", setAside),
    ...notice("draftExpired", expired !== null, { date: date.format(expired ?? 0) }),
    ...notice("draftRestored", restored),
    ...notice("draftChanged", changed),
    ...notice("draftDropped", dropped.length > 0, { labels }),
  ];
}

/** Marks the end of each label in a message. */
const gap = "\u{f0000}";

/**
 * Splits "Never saved, so enter again: A and B" into texts and answers, so that each answer can be
 * a button.
 */
export function notKeptParts(
  { notKept }: Pick<DraftState, "notKept">,
  language: DraftLanguage,
): { readonly lang: string | undefined; readonly parts: readonly (string | NamedAnswer)[] } {
  const labels = labelsOf(notKept);
  const listed = formatList(
    language,
    labels.map((label) => label + gap),
  );
  const { children, lang } = t(language, "draftNotKept", { labels: listed });
  const parts = children.split(gap).flatMap((text, at) => {
    const found = notKept.find(({ label }) => bareLabel(label) === labels[at]);
    const label = labels[at] ?? "";
    return found && text.endsWith(label)
      ? [text.slice(0, -label.length), { ...found, label }]
      : text;
  });
  return { lang, parts: labels.length === 0 ? [] : parts };
}
