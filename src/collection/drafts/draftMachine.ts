import { type DraftSaving, type DraftState, idle } from "./draftState.ts";

/** Phases of one form's draft. Another change may be pending in each phase. */
export type DraftPhase =
  | "settled"
  | "reading" // The stored draft is unknown, so nothing is written.
  | "saving"
  | "clearing"
  | "accepted"; // The form was accepted and cannot be answered any more.

export type DraftEvent =
  | "open" // The form mounted, or the user wants the newer answers.
  | "done" // The current read, write or removal succeeded.
  | "failed" // The current read, write or removal failed.
  | "giveUp" // The storage takes too long to read.
  | "change"
  | "flush" // The debounce delay passed, the form unmounted, or the connection is back.
  | "pageHide" // The page may be gone after this.
  | "conflict" // Another page's draft is stored.
  | "deleted" // The draft was removed.
  | "keep" // The user keeps the answers of this page.
  | "clear"
  | "accept" // The form was accepted here.
  | "accepted"; // The form was accepted elsewhere.

/**
 * Effects of an event:
 *
 * - `save` inspects the storage before it writes.
 * - `saveNow` inspects only a synchronous storage.
 * - `saveConcurrently` is a `saveNow` during a pending operation.
 * - `saveOver` overwrites another page's draft.
 * - `clearAgain` retries a removal, except of a draft that another page has stored since.
 * - `cancel` ignores the result of the pending operation.
 */
export type DraftEffect =
  | "pause"
  | "read"
  | "save"
  | "saveNow"
  | "saveConcurrently"
  | "saveOver"
  | "clear"
  | "clearAgain"
  | "saveAcceptance"
  | "cancel";

export interface DraftMachine {
  readonly phase: DraftPhase;
  /** The pending change. It is stored after a delay or, after a failure, at the next occasion. */
  readonly pending: "answers" | "removal" | "acceptance" | null;
  readonly draft: DraftState;
}

export const initialDraft: DraftMachine = { phase: "settled", pending: null, draft: idle };

interface Move extends Omit<DraftMachine, "draft"> {
  readonly effect?: DraftEffect | undefined;
  /** Overrides the status that is derived from the new state. */
  readonly status?: DraftSaving;
}
type Rule = (state: DraftMachine) => Move | undefined;

/** Whether the user has to choose between the answers of two pages first. */
export const isContested = ({ phase, draft }: DraftMachine): boolean =>
  (phase === "settled" || phase === "reading") &&
  (draft.status === "conflict" || draft.status === "deleted");

const settled = { phase: "settled", pending: null } as const;
const saving = { phase: "saving", pending: null } as const;

const flush: Rule = ({ phase, pending }) => {
  if (phase === "reading") return undefined;
  if (pending === "removal") return { phase: "clearing", pending: null, effect: "clearAgain" };
  if (pending === "acceptance") return { phase, pending: null, effect: "saveAcceptance" };
  return pending ? { ...saving, effect: "save" } : undefined;
};

/** The transitions by event. An event without a transition changes nothing. */
const rules: Readonly<Record<DraftEvent, Rule>> = {
  open: () => ({ phase: "reading", pending: null, effect: "read" }),
  done({ phase, pending }) {
    if (phase === "settled" || phase === "accepted") return undefined;
    return { phase: "settled", pending, effect: pending ? "pause" : undefined };
  },
  failed(state) {
    const { phase, pending, draft } = state;
    if (phase === "settled") return undefined;
    if (phase === "accepted") return { phase, pending: "acceptance" };
    if (phase === "reading" && isContested(state)) return { ...settled, status: draft.status };
    if (phase === "saving") return { phase: "settled", pending: "answers" };
    if (phase === "clearing" && !pending) return { phase: "settled", pending: "removal" };
    return { phase: "settled", pending, effect: pending ? "pause" : undefined };
  },
  giveUp: ({ phase }) => (phase === "reading" ? { ...settled, effect: "cancel" } : undefined),
  change(state) {
    const { phase } = state;
    if (phase === "accepted" || isContested(state)) return undefined;
    const isKnown = phase === "settled" || phase === "saving";
    return { phase, pending: "answers", effect: isKnown ? "pause" : undefined };
  },
  flush,
  pageHide(state) {
    const { phase, pending } = state;
    // A pending save may not have reached the storage yet.
    if (phase === "saving") return { ...saving, effect: "saveNow" };
    if (pending !== "answers" || phase === "reading") return flush(state);
    // A pending removal may remove these answers, so they are written again.
    if (phase === "clearing") return { phase, pending, effect: "saveConcurrently" };
    return { ...saving, effect: "saveNow" };
  },
  conflict: (state) => contest(state, "conflict"),
  deleted: (state) => (state.pending === "removal" ? settled : contest(state, "deleted")),
  keep: (state) => (isContested(state) ? { ...saving, effect: "saveOver" } : undefined),
  clear: () => ({ phase: "clearing", pending: null, effect: "clear" }),
  accept: () => ({ phase: "accepted", pending: null, effect: "saveAcceptance" }),
  accepted: ({ phase }) =>
    phase === "accepted" ? undefined : { phase: "accepted", pending: null, effect: "cancel" },
};

function contest({ phase }: DraftMachine, status: DraftSaving): Move | undefined {
  return phase === "settled" || phase === "saving" ? { ...settled, status } : undefined;
}

/** Whether answers are pending or being saved. */
export const isDirty = ({ phase, pending }: DraftMachine): boolean =>
  phase === "saving" || pending === "answers";

/** Returns the state with a changed draft, or the same object when nothing changed. */
export function withDraft(state: DraftMachine, change: Partial<DraftState>): DraftMachine {
  const draft = { ...state.draft, ...change };
  return JSON.stringify(draft) === JSON.stringify(state.draft) ? state : { ...state, draft };
}

/** Returns the next state and the effect of an event. `news` is merged into the draft. */
export function draftStep(
  state: DraftMachine,
  event: DraftEvent,
  news: Partial<DraftState> = {},
): readonly [next: DraftMachine, effect: DraftEffect | undefined] {
  const move = rules[event](state);
  if (!move) return [state, undefined];
  const { phase, pending, effect } = move;
  const next = withDraft({ ...state, phase, pending }, news);
  const { status = statusOf(next, news.status) } = move;
  const problem = status === "failed" ? next.draft.problem : null;
  return [withDraft(next, { status, problem }), effect];
}

/** Returns the status to show. A failure stays until an operation succeeds. */
function statusOf(next: DraftMachine, status: DraftSaving = "idle"): DraftSaving {
  const { phase, draft } = next;
  if (phase === "accepted") return "none";
  if (isDirty(next)) return draft.status === "failed" ? "failed" : "saving";
  if (phase === "settled") return status;
  return draft.status === "none" ? "idle" : draft.status;
}
