import { recordOf } from "../../core/record.ts";
import type { Acceptances } from "../answers/acceptanceRecord.ts";
import type { DraftProblem } from "./DraftError.ts";

/**
 * Status of a draft:
 *
 * - `idle`: there is nothing to save.
 * - `saving`: some answers are not saved yet.
 * - `saved`: all answers are saved.
 * - `failed`: the answers could not be saved.
 * - `conflict`: another tab or device saved newer answers.
 * - `deleted`: another tab removed the draft, for example by submitting the form.
 * - `none`: nothing can be answered, because everything is read-only, sent or accepted.
 *
 * After `conflict` and `deleted`, nothing is saved until the user decides.
 */
export type DraftSaving = "idle" | "saving" | "saved" | "failed" | "conflict" | "deleted" | "none";

/** An answer, by name and label of its parameter. */
export interface NamedAnswer {
  readonly name: string;
  readonly label: string;
}

/** State of the drafts of one page. */
export interface DraftState {
  readonly status: DraftSaving;
  /** Reason for the status `failed`. */
  readonly problem: DraftProblem | null;
  /** Whether answers of an earlier visit were restored. */
  readonly restored: boolean;
  /** Answers of an earlier visit that no longer fit the form. */
  readonly dropped: readonly NamedAnswer[];
  /** Unanswered questions of the mounted, restored form whose answers are never stored. */
  readonly notKept: readonly NamedAnswer[];
  /** Whether the form's definition has changed since the restored answers were saved. */
  readonly changed: boolean;
  /** Whether an unreadable draft was moved to another key. */
  readonly setAside: boolean;
  /** Time when expired answers were saved, in ms since 1970. */
  readonly expired: number | null;
  /** Forms of a collection that were accepted in any visit, tab or device, by id. */
  readonly accepted: Acceptances;
  /**
   * Ids of forms of a collection that were sent in any visit, tab or device, and whose result is
   * unknown.
   */
  readonly unsure: readonly string[];
  /** Whether the mounted form, outside of a collection, was sent with an unknown result. */
  readonly unconfirmed: boolean;
}

/** Options of `useDraft`. */
export interface DraftOptions {
  /**
   * Id of the user to whom the drafts belong, because several users may share a browser. A new
   * owner resets `<ParameterForm>` and `<FormCollection>`.
   */
  readonly owner?: string | undefined;
  /**
   * Delay between the last change and the save, in ms. Leaving the page saves at once.
   * @default 500
   */
  readonly debounce?: number | undefined;
  /**
   * Lifetime of a draft after its last change, in ms. `Infinity` keeps it forever.
   * @default 30 days
   */
  readonly expiry?: number | undefined;
  /**
   * Called with each error of the storage: a `DraftError`, or any error that the storage threw.
   * Also called when a second form on the page has the same draft.
   */
  readonly onError?: ((error: unknown) => void) | undefined;
}

export const idle: DraftState = {
  status: "idle",
  problem: null,
  restored: false,
  dropped: [],
  notKept: [],
  changed: false,
  setAside: false,
  expired: null,
  accepted: recordOf([]),
  unsure: [],
  unconfirmed: false,
};

const byUrgency = ["conflict", "deleted", "failed", "saving", "saved", "idle"] as const;

/** Merges the states of several forms. The most urgent status wins. */
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
    expired: states.find(({ expired }) => expired !== null)?.expired ?? null,
    accepted: recordOf(states.flatMap(({ accepted }) => Object.entries(accepted))),
    unsure: states.flatMap(({ unsure }) => unsure),
    unconfirmed: states.some(({ unconfirmed }) => unconfirmed),
  };
}
