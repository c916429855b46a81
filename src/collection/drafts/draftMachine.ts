import { type DraftSaving, type DraftState, idle } from "./draftState.ts";

/**
 * Where the draft of one form stands between the page and the storage. `…Anew`: something has
 * changed since that began.
 */
export const draftPhases = [
  "settled", // There is nothing to write.
  "reading", // The stored draft is not known yet, and nothing is written before it is.
  "readingAnew",
  "taking", // Read once more, in the place of the answers of this page.
  "editing", // Written after a pause, or at the next occasion where that failed.
  "saving",
  "savingAnew",
  "contested", // Somebody else wrote or removed the draft: the person decides what stays.
  "clearing",
  "clearingAnew",
  "uncleared", // Could not be removed, and is to be.
  "accepted", // The form was accepted: nothing of it is answered any more.
] as const;
export type DraftPhase = (typeof draftPhases)[number];

/** What happens to a draft. */
export const draftEvents = [
  "open", // The form comes to the page, or the person asks for newer answers.
  "settle", // The draft was read, written or removed.
  "stale", // The draft was read, and is to be written anew.
  "unread", // It could not be read,
  "unsaved", // written
  "uncleared", // or removed.
  "giveUp", // The storage takes too long.
  "change",
  "flush", // A pause has passed, the form goes, or the connection is back.
  "leave", // The page may be gone after this.
  "conflict", // Somebody else's draft is stored,
  "deleted", // or none any more.
  "keep", // The person decides for the answers of this page.
  "clear",
  "accept", // The form was accepted, here or elsewhere.
] as const;
export type DraftEvent = (typeof draftEvents)[number];

/**
 * What is to be done: `save` looks first what is stored, `saveNow` only where that takes no time,
 * `saveToo` does so beside what is under way, `saveOver` writes over what is there. `clearAgain`
 * leaves alone what somebody else has stored since.
 */
export type DraftEffect =
  | "pause"
  | "read"
  | "save"
  | "saveNow"
  | "saveToo"
  | "saveOver"
  | "clear"
  | "clearAgain";

/** What is known of the draft of one form. */
export interface DraftMachine {
  readonly phase: DraftPhase;
  /** What a person is told. */
  readonly draft: DraftState;
  /** Grows with all that is begun: what comes of something that was begun before is ignored. */
  readonly turn: number;
}

/** The draft of a form that was not opened yet. */
export const begun: DraftMachine = { phase: "settled", draft: idle, turn: 0 };

/** The status in each phase; without one, it stays. */
const statuses: Partial<Record<DraftPhase, DraftSaving>> = {
  settled: "idle",
  readingAnew: "saving",
  editing: "saving",
  saving: "saving",
  savingAnew: "saving",
  contested: "conflict",
  clearingAnew: "saving",
  accepted: "none",
};

const reading = ["reading", "readingAnew"] as const;
const saving = ["saving", "savingAnew"] as const;

type Rule = readonly [DraftEvent, from: readonly DraftPhase[], to: DraftPhase, DraftEffect?];

/** What each event does in which phases, by the first rule of both; without a rule, nothing. */
const rules: readonly Rule[] = [
  ["open", ["contested", "taking"], "taking", "read"],
  ["open", draftPhases, "reading", "read"],
  ["settle", ["reading", "taking", "saving", "clearing"], "settled"],
  ["settle", ["readingAnew", "clearingAnew"], "editing", "pause"],
  ["settle", ["savingAnew"], "editing"],
  ["stale", [...reading, "taking"], "editing", "pause"],
  ["unread", ["reading"], "settled"],
  ["unread", ["readingAnew"], "editing", "pause"],
  ["unread", ["taking"], "contested"],
  ["unsaved", saving, "editing"],
  ["uncleared", ["clearing"], "uncleared"],
  ["uncleared", ["clearingAnew"], "editing", "pause"],
  ["giveUp", [...reading, "taking"], "settled"],
  ["change", ["settled", "editing", "uncleared"], "editing", "pause"],
  ["change", saving, "savingAnew", "pause"],
  ["change", reading, "readingAnew"],
  ["change", ["clearing", "clearingAnew"], "clearingAnew"],
  ["flush", ["editing", "savingAnew", "clearingAnew"], "saving", "save"],
  ["flush", ["uncleared"], "clearing", "clearAgain"],
  ["leave", ["editing", "savingAnew"], "saving", "saveNow"],
  // It may go again with what is under way, and is written once more.
  ["leave", ["clearingAnew"], "clearingAnew", "saveToo"],
  ["leave", ["uncleared"], "clearing", "clearAgain"],
  ["conflict", ["settled", "editing", ...saving, "contested", "uncleared"], "contested"],
  ["deleted", ["settled", "editing", ...saving, "contested"], "contested"],
  ["deleted", ["uncleared"], "settled"],
  ["keep", ["contested"], "saving", "saveOver"],
  ["clear", draftPhases, "clearing", "clear"],
  ["accept", draftPhases, "accepted"],
];

/** Whether something is to be written, or is being written. */
export const isDirty = ({ phase }: DraftMachine): boolean =>
  phase === "editing" || phase === "saving" || phase.endsWith("Anew");

/** The same with another draft. */
export function withDraft(state: DraftMachine, change: Partial<DraftState>): DraftMachine {
  const draft = { ...state.draft, ...change };
  return JSON.stringify(draft) === JSON.stringify(state.draft) ? state : { ...state, draft };
}

/** What becomes of a draft by an event that brings `news`, and what is to be done then. */
export function draftStep(
  state: DraftMachine,
  event: DraftEvent,
  news: Partial<DraftState> = {},
): readonly [next: DraftMachine, effect: DraftEffect | undefined] {
  const rule = rules.find(([type, from]) => type === event && from.includes(state.phase));
  if (!rule) return [state, undefined];
  const [, , phase, effect] = rule;
  const next = withDraft(state, news);
  const status = statusOf(phase, event, next.draft.status, news.status);
  const isBegun =
    ["giveUp", "accept"].includes(event) || (effect && !["pause", "saveToo"].includes(effect));
  const turn = isBegun ? state.turn + 1 : state.turn;
  const problem = status === "failed" ? next.draft.problem : null;
  return [{ phase, draft: withDraft(next, { status, problem }).draft, turn }, effect];
}

/** The status that a person is told. What failed stays said until something succeeds. */
function statusOf(
  phase: DraftPhase,
  event: DraftEvent,
  before: DraftSaving,
  told: DraftSaving | undefined,
): DraftSaving {
  if (phase === "contested" && event === "deleted") return "deleted";
  if (phase === "settled") return told ?? "idle";
  const status = statuses[phase] ?? (before === "none" ? "idle" : before);
  return status === "saving" && before === "failed" ? before : status;
}
