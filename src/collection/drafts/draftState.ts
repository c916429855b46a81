import type { DraftProblem } from "./DraftError.ts";
import type { NamedAnswer } from "./fitDraft.ts";

/**
 * How the keeping of answers stands: nothing to keep yet (`idle`), answers that are not kept yet (`saving`), all kept (`saved`), could not be
 * kept (`failed`), newer answers are kept by another tab or device (`elsewhere`), or another tab took away what was kept (`removed`), as when it
 * was submitted there, so that nothing is kept from here until the person decides, or nothing can be answered (`none`), because all is only read
 * or was sent.
 */
export type DraftSaving = "idle" | "saving" | "saved" | "failed" | "elsewhere" | "removed" | "none";

/** What is known of the drafts of one page. */
export interface DraftState {
  readonly status: DraftSaving;
  /** Why, when the status is `failed`. */
  readonly problem: DraftProblem | null;
  /** Whether answers of an earlier visit were put back. */
  readonly restored: boolean;
  /** Answers of an earlier visit that have no place in the form any more. */
  readonly dropped: readonly NamedAnswer[];
  /** Questions of a restored form whose answers are never kept, and that are not answered again yet. */
  readonly notKept: readonly NamedAnswer[];
  /** Whether the form's definition has changed since the restored answers were given. */
  readonly changed: boolean;
  /** Whether what was kept could not be read, and was moved out of the way. */
  readonly setAside: boolean;
}

export const idle: DraftState = {
  status: "idle",
  problem: null,
  restored: false,
  dropped: [],
  notKept: [],
  changed: false,
  setAside: false,
};

const byUrgency: readonly DraftSaving[] = [
  "elsewhere",
  "removed",
  "failed",
  "saving",
  "saved",
  "idle",
];

/** The states of several forms as one: the most urgent status, and all that is to be told. */
export function joined(states: readonly DraftState[]): DraftState {
  const [only] = states;
  if (only && states.length === 1) return only;
  return {
    status: byUrgency.find((status) => states.some((state) => state.status === status)) ?? "none",
    problem: states.find(({ problem }) => problem !== null)?.problem ?? null,
    restored: states.some(({ restored }) => restored),
    dropped: states.flatMap(({ dropped }) => dropped),
    notKept: states.flatMap(({ notKept }) => notKept),
    changed: states.some(({ changed }) => changed),
    setAside: states.some(({ setAside }) => setAside),
  };
}
