import { words } from "../../core/messages/text.ts";
import {
  defineMessages,
  formatList,
  type MessageTable,
} from "../../core/messages/defineMessages.ts";
import { bareLabel } from "../../core/messages/labelled.ts";
import { sentenceLocale } from "../../core/messages/inflection.ts";
import type { Language } from "../../core/values/language.ts";
import { ownValue } from "../../core/record.ts";
import type { Words } from "../../react/index.ts";
import type { DraftSaving, DraftState, NamedAnswer } from "./draftState.ts";
import type { DraftRetention } from "./storage.ts";
import type { Draft } from "./useDraft.ts";

/** What `<DraftStatus>` says in English. Its `messages` replace any of it by key. */
export const draftWords = {
  draftIdle: "Your answers are saved as you type and kept for {time}",
  draftAtMost:
    "Your answers are saved as you type and kept for up to {time}. This browser may remove them sooner if you do not come back",
  draftTab: "Your answers are saved as you type and kept until this tab is closed",
  draftAlways: "Your answers are saved as you type",
  draftLater: "Save and finish later",
  draftLaterIdle:
    "Your answers are saved. You can close this page and come back to it within {time} to finish",
  draftLaterAtMost:
    "Your answers are saved in this browser. You can close this page and come back soon, within {time} at most, to finish",
  draftLaterTab: "Your answers are saved while this tab stays open. Leave it open to finish later",
  draftLaterAlways:
    "Your answers are saved. You can close this page and come back another time to finish",
  draftSaving: "Saving…",
  draftSaved: "Saved",
  draftFull:
    "Could not save your answers: there is no room left for them. They are still on this page, so finish before you leave it",
  draftBlocked:
    "Could not save your answers: this browser does not allow it here. They are still on this page, so finish before you leave it",
  draftSignedOut:
    "Could not save your answers: you are no longer signed in. They are still on this page. Sign in again in another tab",
  draftFailed:
    "Could not save your answers. They are still on this page, and saving is tried again at your next change",
  draftElsewhere:
    "These answers were changed in another tab or on another device. What you change here is not saved",
  draftRemoved:
    "These answers were submitted or removed in another tab. What you change here is not saved",
  draftReload: "Load this page again to see the newer answers",
  takeNewer: "Show the newer answers",
  keepThese: "Save the answers here instead",
  draftRestored: "Your earlier answers are back",
  draftNotKept: "Never saved, so enter again: {labels}",
  draftChanged: "The form has changed since. Check your answers",
  draftDropped: "No longer in the form as you answered it: {labels}",
  draftSetAside: "Answers that were saved earlier could not be read and were set aside",
  draftExpired: "Answers from {date} were too old to keep",
} as const satisfies Record<string, string>;

/**
 * The language of a draft's status: `messages` replaces messages of `draftWords` by key, and `locale`
 * is the BCP 47 tag for lists and lengths of time, `en-US` unless given.
 */
export type DraftLanguage = Language;

type DraftKey = keyof typeof draftWords;

const messages: MessageTable<DraftKey> = /* @__PURE__ */ defineMessages(draftWords);

/** A sentence to spread on its element, with its language when that is known. */
export const draftSaid: MessageTable<DraftKey>["words"] = messages.words;

const byStatus: Partial<Record<DraftSaving, DraftKey>> = {
  saving: "draftSaving",
  saved: "draftSaved",
  conflict: "draftElsewhere",
  deleted: "draftRemoved",
};

const byProblem: Readonly<Record<string, DraftKey>> = {
  full: "draftFull",
  blocked: "draftBlocked",
  signedOut: "draftSignedOut",
};

/** What is promised. */
const byRetention: Readonly<Record<DraftRetention, DraftKey>> = {
  expiry: "draftIdle",
  browser: "draftAtMost",
  tab: "draftTab",
};

/** What a person can do who goes on another time. */
const laterByRetention: Readonly<Record<DraftRetention, DraftKey>> = {
  expiry: "draftLaterIdle",
  browser: "draftLaterAtMost",
  tab: "draftLaterTab",
};

/** The key of what a person can do now who goes on another time. */
export const laterKey = ({ expiry, retention }: Pick<Draft, "expiry" | "retention">): DraftKey =>
  expiry === Infinity && retention !== "tab" ? "draftLaterAlways" : laterByRetention[retention];

/** The key of what is said of a status, if anything is. */
export function statusKey({
  status,
  problem,
  expiry,
  retention,
}: Pick<Draft, "status" | "problem" | "expiry" | "retention">): DraftKey | undefined {
  if (status === "failed") return ownValue(byProblem, problem ?? "") ?? "draftFailed";
  if (status !== "idle") return byStatus[status];
  return expiry === Infinity && retention !== "tab" ? "draftAlways" : byRetention[retention];
}

/** Two forms may ask the same question. */
const labelsOf = (named: readonly NamedAnswer[]): readonly string[] => [
  ...new Set(named.map(({ label }) => bareLabel(label))),
];

/** What is said of an earlier visit, a sentence each. */
export function noticesOf(
  { restored, changed, dropped, expired, setAside, unconfirmed }: DraftState,
  language: DraftLanguage,
): readonly Words[] {
  const locale = sentenceLocale(language);
  const said = (key: DraftKey, isTold: boolean, values?: Record<string, string>): Words[] =>
    isTold ? [draftSaid(language, key, values)] : [];
  const labels = formatList(language, labelsOf(dropped));
  const date = new Intl.DateTimeFormat(locale, { calendar: "gregory", dateStyle: "long" });
  return [
    ...(unconfirmed ? [words(language, "submitUnknown")] : []),
    ...said("draftSetAside", setAside),
    ...said("draftExpired", expired !== null, { date: date.format(expired ?? 0) }),
    ...said("draftRestored", restored),
    ...said("draftChanged", changed),
    ...said("draftDropped", dropped.length > 0, { labels }),
  ];
}

/** Stands where a list is drawn. */
const gap = "\u{f0000}";

/**
 * "Never saved, so enter again: A and B" in parts, so that each answer can be a link: words, or the
 * answer that stands there.
 */
export function notKeptParts(
  { notKept }: Pick<DraftState, "notKept">,
  language: DraftLanguage,
): { readonly lang: string | undefined; readonly parts: readonly (string | NamedAnswer)[] } {
  const { children, lang } = draftSaid(language, "draftNotKept", { labels: gap });
  const [before = "", ...rest] = children.split(gap);
  const labels = labelsOf(notKept);
  const list = new Intl.ListFormat(sentenceLocale(language), { type: "conjunction" });
  const listed = list.formatToParts(labels).map(({ type, value }) => {
    const found = notKept.find(({ label }) => bareLabel(label) === value);
    return type === "element" && found ? { ...found, label: value } : value;
  });
  return { lang, parts: labels.length === 0 ? [] : [before, ...listed, rest.join("")] };
}
