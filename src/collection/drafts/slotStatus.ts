import type { Parameter } from "../../core/form.ts";
import { problemOf } from "./DraftError.ts";
import { type DraftState, idle } from "./draftState.ts";
import type { SlotContext } from "./slotOptions.ts";

/** What is said of one draft, told to the page whenever it changes, and its failures to the app. */
export interface SlotStatus {
  say(change: Partial<DraftState>): void;
  /** Somebody else's draft is kept (`elsewhere`), or took away what was (`removed`): this page does not write over that. */
  lose(how: "elsewhere" | "removed"): void;
  isLost(): boolean;
  /** Whether somebody else's draft is kept. */
  hasNewer(): boolean;
  /** Whether answers were put back, and not cleared since. */
  isRestored(): boolean;
  /** These are to be given again: told if they are others than were told. */
  owe(parameters: readonly Parameter[]): void;
  /** There is something to keep. What failed stays said until it succeeds. */
  begin(): void;
  /** Nothing can be answered, so that nothing is promised. */
  rest(): void;
  /** All is kept: something, or nothing. */
  settle(isSomething: boolean): void;
  fail(error: unknown): void;
}

export function createStatus({ tellError, report }: SlotContext): SlotStatus {
  let state: DraftState = idle;
  const say = (change: Partial<DraftState>): void => report((state = { ...state, ...change }));
  const lose: SlotStatus["lose"] = (status) => say({ status, problem: null });
  const hasNewer = (): boolean => state.status === "elsewhere";
  return {
    say,
    lose,
    isLost: () => hasNewer() || state.status === "removed",
    hasNewer,
    isRestored: () => state.restored,
    owe(parameters) {
      const notKept = parameters.map(({ name, label }) => ({ name, label }));
      if (JSON.stringify(notKept) !== JSON.stringify(state.notKept)) say({ notKept });
    },
    begin() {
      if (state.status !== "failed" && state.status !== "saving") say({ status: "saving" });
    },
    rest() {
      if (state.status === "idle") say({ status: "none" });
    },
    settle(isSomething) {
      const status = isSomething ? "saved" : "idle";
      if (state.status !== status) say({ status, problem: null });
    },
    fail(error) {
      const problem = problemOf(error);
      if (problem === "conflict") return lose("elsewhere");
      say({ status: "failed", problem });
      tellError(error);
    },
  };
}
