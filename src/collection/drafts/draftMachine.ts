import { type DraftSaving, type DraftState, idle } from "./draftState.ts";

/** Phases of the draft of one form. While something is read or changed, another change may wait. */
export type DraftPhase =
  | "settled"
  | "reading" // The stored draft is not known yet, and nothing is written before it is.
  | "saving"
  | "clearing"
  | "accepted"; // The form was accepted: nothing of it is answered any more.

/** Events of a draft. */
export type DraftEvent =
  | "open" // The form is mounted, or the person asks for newer answers.
  | "done" // The current read, write or removal has ended,
  | "failed" // or could not be done.
  | "giveUp" // The storage takes too long to read.
  | "change"
  | "flush" // A pause has passed, the form is unmounted, or the connection is back.
  | "leave" // The page may be gone after this.
  | "conflict" // Somebody else's draft is stored,
  | "deleted" // or none any more.
  | "keep" // The person decides for the answers of this page.
  | "clear"
  | "accept" // The form was accepted here,
  | "accepted"; // or elsewhere.

/**
 * Effects of an event. `save` looks first what is stored, `saveNow` only where that takes no time,
 * `saveBeside` does so beside what is under way, `saveOver` writes over what is there. `clearAgain`
 * leaves alone what somebody else has stored since. `cancel` ignores what is under way.
 */
export type DraftEffect =
  | "pause"
  | "read"
  | "save"
  | "saveNow"
  | "saveBeside"
  | "saveOver"
  | "clear"
  | "clearAgain"
  | "saveAcceptance"
  | "cancel";

/** The state of the draft of one form. */
export interface DraftMachine {
  readonly phase: DraftPhase;
  /** The change to store, after a pause or, where that failed, at the next occasion. */
  readonly pending: "answers" | "removal" | "acceptance" | null;
  readonly draft: DraftState;
}

/** The draft of a form that was not opened yet. */
export const initialDraft: DraftMachine = { phase: "settled", pending: null, draft: idle };

interface Move extends Omit<DraftMachine, "draft"> {
  readonly effect?: DraftEffect | undefined;
  /** The status, unless it follows from the rest. */
  readonly status?: DraftSaving;
}
type Rule = (state: DraftMachine) => Move | undefined;

/** Whether the person has to decide first which answers stay. */
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

/** The transition of each event; an event without one changes nothing. */
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
  leave(state) {
    const { phase, pending } = state;
    // A save under way may not have reached the storage yet.
    if (phase === "saving") return { ...saving, effect: "saveNow" };
    if (pending !== "answers" || phase === "reading") return flush(state);
    // A removal under way may remove these answers, so they are written once more.
    if (phase === "clearing") return { phase, pending, effect: "saveBeside" };
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

/** Whether answers are to be written, or are being written. */
export const isDirty = ({ phase, pending }: DraftMachine): boolean =>
  phase === "saving" || pending === "answers";

/** The same with another draft. */
export function withDraft(state: DraftMachine, change: Partial<DraftState>): DraftMachine {
  const draft = { ...state.draft, ...change };
  return JSON.stringify(draft) === JSON.stringify(state.draft) ? state : { ...state, draft };
}

/** Returns the next state after an event that brings `news`, and the effect to run. */
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

/** The status that is shown. A failure stays until something succeeds. */
function statusOf(next: DraftMachine, status: DraftSaving = "idle"): DraftSaving {
  const { phase, draft } = next;
  if (phase === "accepted") return "none";
  if (isDirty(next)) return draft.status === "failed" ? "failed" : "saving";
  if (phase === "settled") return status;
  return draft.status === "none" ? "idle" : draft.status;
}
