import type { MessageOverrides } from "../../core/english.ts";
import { defaultLocale } from "../../core/language.ts";
import { ownValue } from "../../core/record.ts";
import type { Words } from "../../react/components/contract.ts";
import { type Sentences, sentencesOf } from "../../react/settings/sentences.ts";
import type { DraftSaving, DraftState, NamedAnswer } from "./draftState.ts";
import type { Draft } from "./useDraft.ts";

/** What `<DraftStatus>` says in English. Its `messages` replace any of it by key. */
export const draftWords = {
  draftIdle: "Your answers are saved as you type and kept for {time}",
  draftAlways: "Your answers are saved as you type",
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
} as const satisfies Record<string, string>;

/** The language of a draft's status. */
export interface DraftLanguage {
  /** Sentences that replace those of `draftWords`, by key. */
  readonly messages?: MessageOverrides | undefined;
  /** BCP 47 tag for lists and lengths of time; `en-US` unless given. */
  readonly locale?: string | undefined;
}

type DraftKey = keyof typeof draftWords;

const sentences: Sentences<DraftKey> = /* @__PURE__ */ sentencesOf(draftWords);

/** A sentence to spread on its element, with its language when that is known. */
export const draftSaid: Sentences<DraftKey>["words"] = sentences.words;

const byStatus: Partial<Record<DraftSaving, DraftKey>> = {
  idle: "draftIdle",
  saving: "draftSaving",
  saved: "draftSaved",
  elsewhere: "draftElsewhere",
  removed: "draftRemoved",
};

const byProblem: Readonly<Record<string, DraftKey>> = {
  full: "draftFull",
  blocked: "draftBlocked",
  signedOut: "draftSignedOut",
};

/** The key of what is said of a status, if anything is. */
export function statusKey({
  status,
  problem,
  expiry,
}: Pick<Draft, "status" | "problem" | "expiry">): DraftKey | undefined {
  if (status === "failed") return ownValue(byProblem, problem ?? "") ?? "draftFailed";
  if (status === "idle" && expiry === Infinity) return "draftAlways";
  return byStatus[status];
}

/** Two forms may ask the same question. */
const labelsOf = (named: readonly NamedAnswer[]): readonly string[] => [
  ...new Set(named.map(({ label }) => label)),
];

/** What is said of an earlier visit, a sentence each. */
export function noticesOf(
  { restored, changed, dropped, notKept, setAside }: DraftState,
  language: DraftLanguage,
): readonly Words[] {
  const { locale = defaultLocale } = language;
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const listed = (key: DraftKey, named: readonly NamedAnswer[]): Words[] =>
    named.length === 0 ? [] : [draftSaid(language, key, { labels: list.format(labelsOf(named)) })];
  const plain = (key: DraftKey, isTold: boolean): Words[] =>
    isTold ? [draftSaid(language, key)] : [];
  return [
    ...plain("draftSetAside", setAside),
    ...plain("draftRestored", restored),
    ...plain("draftChanged", changed),
    ...listed("draftDropped", dropped),
    ...listed("draftNotKept", notKept),
  ];
}
