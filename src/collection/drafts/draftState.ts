import { recordOf } from "../../core/record.ts";
import type { Acceptance, Acceptances } from "../answers/acceptance.ts";
import type { DraftProblem } from "./DraftError.ts";

/**
 * How the keeping of answers stands: nothing to keep yet (`idle`), answers that are not kept yet
 * (`saving`), all kept (`saved`), could not be kept (`failed`), newer answers are kept by another
 * tab or device (`conflict`), or another tab took away what was kept (`deleted`), as when it was
 * submitted there, so that nothing is kept from here until the person decides, or nothing can be
 * answered (`none`), because all is only read, was sent or was accepted.
 */
export type DraftSaving = "idle" | "saving" | "saved" | "failed" | "conflict" | "deleted" | "none";

/** An answer, told by its parameter. */
export interface NamedAnswer {
  readonly name: string;
  readonly label: string;
}

/** The state of the drafts of one page. */
export interface DraftState {
  readonly status: DraftSaving;
  /** Why, when the status is `failed`. */
  readonly problem: DraftProblem | null;
  /** Whether answers of an earlier visit were put back. */
  readonly restored: boolean;
  /** Answers of an earlier visit that have no place in the form any more. */
  readonly dropped: readonly NamedAnswer[];
  /**
   * Questions of the restored form on the page whose answers are never kept, and that are not
   * answered again yet.
   */
  readonly notKept: readonly NamedAnswer[];
  /** Whether the form's definition has changed since the restored answers were given. */
  readonly changed: boolean;
  /** Whether what was kept could not be read, and was moved out of the way. */
  readonly setAside: boolean;
  /** When answers were saved that were too old to be put back, in ms since 1970. */
  readonly expired: number | null;
  /** Forms of a collection that were accepted, in whichever visit, tab or device, by id. */
  readonly accepted: Acceptances;
  /**
   * Forms of a collection, by id, that were sent before, by whichever visit, tab or device, and of
   * which nothing tells whether they were received.
   */
  readonly unsure: readonly string[];
  /** Whether that is so of a form on the page that is in no collection. */
  readonly unconfirmed: boolean;
}

/** How drafts are kept. */
export interface DraftOptions {
  /**
   * The person the drafts belong to, such as the employee's id: several people may share a browser.
   * For another owner, `<ParameterForm>` and `<FormCollection>` begin anew.
   */
  readonly owner?: string | undefined;
  /**
   * Wait after the last change before it is kept, in ms; 500 unless given. What is not kept yet is
   * kept when the page is left.
   */
  readonly debounce?: number | undefined;
  /**
   * How long a draft is kept after its last change, in ms; 30 days unless given. `Infinity` is for
   * ever.
   */
  readonly expiry?: number | undefined;
  /**
   * Called with each error of the storage, a `DraftError` or whatever the storage threw, and with an
   * error for a second form on the page that has the same draft.
   */
  readonly onError?: ((error: unknown) => void) | undefined;
}

export const defaultExpiry: number = 30 * 24 * 60 * 60 * 1000;

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

/** The state of a form that was accepted: no more is kept of it, whatever else there is. */
export const acceptedState = (id: string, { document, at, tests }: Acceptance): DraftState => ({
  ...idle,
  accepted: recordOf([[id, { document, at, tests }]]),
});

const byUrgency = ["conflict", "deleted", "failed", "saving", "saved", "idle"] as const;

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
    expired: states.find(({ expired }) => expired !== null)?.expired ?? null,
    accepted: recordOf(states.flatMap(({ accepted }) => Object.entries(accepted))),
    unsure: states.flatMap(({ unsure }) => unsure),
    unconfirmed: states.some(({ unconfirmed }) => unconfirmed),
  };
}
