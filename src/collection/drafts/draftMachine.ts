import { type DraftSaving, type DraftState, idle } from "./draftState.ts";

/**
 * Where the draft of one form stands between the page and the storage. `…Anew`: something has
 * changed since that began.
 */
export const draftPhases = [
  "empty", // Nothing is kept, and there is nothing to keep.
  "reading", // What is kept is not known yet, and nothing is written before it is.
  "readingAnew",
  "taking", // Read once more, in the place of the answers of this page.
  "saved",
  "editing", // Written after a pause.
  "saving",
  "savingAnew",
  "failed", // Could not be written.
  "unread", // Could not be read, and there is nothing to write.
  "elsewhere", // Somebody else's draft is kept: the person decides which stays.
  "removed", // Somebody else took away what was kept: the person decides.
  "clearing", // Being taken away.
  "clearingAnew",
  "uncleared", // Could not be taken away, and is to be.
  "accepting", // The form was accepted, and that is being kept in the place of its answers.
  "accepted", // Nothing of it is answered or kept any more.
  "unaccepted", // Could not be kept, and is to be.
] as const;
export type DraftPhase = (typeof draftPhases)[number];

/** What happens to a draft. */
export const draftEvents = [
  "open", // The form comes to the page, or the person asks for newer answers.
  "found", // The storage has answers,
  "foundNone",
  "foundStale", // or some that are to be written anew,
  "foundAccepted", // or that the form was accepted.
  "unread",
  "giveUp", // The storage takes too long.
  "change",
  "flush", // A pause has passed, the form goes, or the connection is back.
  "leave", // The page may be gone after this.
  "written",
  "emptied", // No answer is left to be kept.
  "unwritten",
  "conflict", // The storage keeps something that this page has not seen, which may be its own.
  "foreign", // Somebody else's draft is there,
  "gone", // or none any more.
  "accept", // The app accepted the form, here or in a tab that this one is a copy of.
  "marked", // That is kept,
  "unmarked", // or cannot be.
  "keep", // The person decides for the answers of this page.
  "clear",
  "cleared",
  "uncleared",
] as const;
export type DraftEvent = (typeof draftEvents)[number];

/**
 * What is to be done: `save` looks first what is kept, `saveNow` only where that takes no time,
 * `saveToo` does so beside what is under way, `saveOver` writes over what is there. `clearAgain`
 * leaves alone what somebody else has kept since. `mark` keeps that the form was accepted, whatever is
 * there, and `markToo` does so beside what is under way.
 */
export type DraftEffect =
  | "pause"
  | "read"
  | "save"
  | "saveNow"
  | "saveToo"
  | "saveOver"
  | "clear"
  | "clearAgain"
  | "mark"
  | "markToo";

/** What is known of the draft of one form. */
export interface DraftMachine {
  readonly phase: DraftPhase;
  /** What a person is told. */
  readonly draft: DraftState;
  /** Grows with all that is begun: what comes of something that was begun before is ignored. */
  readonly turn: number;
}

/** The draft of a form that was not opened yet. */
export const begun: DraftMachine = { phase: "empty", draft: idle, turn: 0 };

/** What is said in each phase; where nothing stands, what was said before. */
const statuses: Partial<Record<DraftPhase, DraftSaving>> = {
  empty: "idle",
  saved: "saved",
  readingAnew: "saving",
  editing: "saving",
  saving: "saving",
  savingAnew: "saving",
  clearingAnew: "saving",
  failed: "failed",
  unread: "failed",
  elsewhere: "elsewhere",
  removed: "removed",
  accepting: "none",
  accepted: "none",
  unaccepted: "none",
};

/** The phases in which it is known what is kept, or that nobody can tell. */
const known = ["empty", "saved", "editing", "saving", "savingAnew", "failed", "unread"] as const;
const lost = ["elsewhere", "removed"] as const;
const reading = ["reading", "readingAnew"] as const;
const clearing = ["clearing", "clearingAnew"] as const;

type Rule = readonly [DraftEvent, from: readonly DraftPhase[], to: DraftPhase, DraftEffect?];

/** What each event does in which phases, by the first rule of both; without a rule, nothing. */
const rules: readonly Rule[] = [
  ["open", [...lost, "taking"], "taking", "read"],
  ["open", draftPhases, "reading", "read"],
  ["found", ["reading", "taking"], "saved"],
  ["foundNone", ["reading", "taking"], "empty"],
  ["found", ["readingAnew"], "editing", "pause"],
  ["foundNone", ["readingAnew"], "editing", "pause"],
  ["foundStale", [...reading, "taking"], "editing", "pause"],
  ["unread", ["reading"], "unread"],
  ["unread", ["readingAnew"], "editing", "pause"],
  ["unread", ["taking"], "elsewhere"],
  ["giveUp", [...reading, "taking"], "empty"],
  ["change", ["empty", "saved", "editing", "failed", "unread", "uncleared"], "editing", "pause"],
  ["change", ["saving", "savingAnew"], "savingAnew", "pause"],
  ["change", reading, "readingAnew"],
  ["change", clearing, "clearingAnew"],
  ["flush", ["editing", "failed", "savingAnew", "clearingAnew"], "saving", "save"],
  ["flush", ["uncleared"], "clearing", "clearAgain"],
  ["leave", ["editing", "failed", "savingAnew"], "saving", "saveNow"],
  // It may go again with what is under way, and is written once more.
  ["leave", ["clearingAnew"], "clearingAnew", "saveToo"],
  ["leave", ["uncleared"], "clearing", "clearAgain"],
  ["written", ["saving"], "saved"],
  ["emptied", ["saving"], "empty"],
  ["unwritten", ["saving"], "failed"],
  ["written", ["savingAnew"], "editing"],
  ["emptied", ["savingAnew"], "editing"],
  ["unwritten", ["savingAnew"], "editing"],
  ["conflict", ["saving", "savingAnew"], "saving", "save"],
  ["conflict", [...reading, "taking"], "elsewhere"],
  ["foreign", [...known, ...lost, "uncleared"], "elsewhere"],
  ["gone", [...known, ...lost], "removed"],
  ["gone", ["uncleared"], "empty"],
  ["keep", lost, "saving", "saveOver"],
  ["clear", draftPhases, "clearing", "clear"],
  ["cleared", ["clearing"], "empty"],
  ["uncleared", ["clearing"], "uncleared"],
  ["cleared", ["clearingAnew"], "editing", "pause"],
  ["uncleared", ["clearingAnew"], "editing", "pause"],
  ["foundAccepted", draftPhases, "accepted"],
  ["accept", draftPhases, "accepting", "mark"],
  ["marked", ["accepting"], "accepted"],
  ["unmarked", ["accepting"], "unaccepted"],
  ["flush", ["unaccepted"], "accepting", "mark"],
  ["leave", ["accepting", "unaccepted"], "accepting", "markToo"],
];

/** Whether it is for the person to decide what is kept. */
export const isLost = ({ draft }: DraftMachine): boolean =>
  draft.status === "elsewhere" || draft.status === "removed";

/** Whether something is to be written, or is being written. */
export const isDirty = ({ phase }: DraftMachine): boolean =>
  phase === "editing" || phase === "saving" || phase === "failed" || phase.endsWith("Anew");

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
  const { status: before } = next.draft;
  const status = statuses[phase] ?? (before === "none" ? "idle" : before);
  // What failed stays said until something succeeds.
  const isSaid = status === before || (status === "saving" && before === "failed");
  const isBegun = event === "giveUp" || (effect && effect !== "pause" && effect !== "saveToo");
  const turn = isBegun ? state.turn + 1 : state.turn;
  const { draft } = isSaid ? next : withDraft(next, { status, problem: null });
  return [{ phase, draft, turn }, effect];
}
