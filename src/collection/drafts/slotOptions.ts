import type { Form, Parameter } from "../../core/form.ts";
import type { DraftState } from "./draftState.ts";
import type { DraftField } from "./draftText.ts";
import type { FittingDraft } from "./fitDraft.ts";
import type { Awaitable, DraftStorage } from "./storage.ts";

/** How drafts are kept. */
export interface DraftOptions {
  /** Whose drafts these are, such as the employee's id: a browser may be that of several people. Draw the form anew for another: `key={owner}`. */
  readonly owner?: string | undefined;
  /** Wait after the last change before it is kept, in ms; 500 unless given. What is not kept yet is kept when the page is left. */
  readonly debounce?: number | undefined;
  /** How long a draft is kept after its last change, in ms; 30 days unless given. `Infinity` is for ever. */
  readonly expiry?: number | undefined;
  /** Told of each failure of the storage, a `DraftError` or what the storage threw, and of a second form on the page that has the same draft. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

const day = 24 * 60 * 60 * 1000;
export const defaultDebounce = 500;
export const defaultExpiry = 30 * day;

/** The form whose draft is kept in a slot. */
export interface SlotForm {
  /** Tells the form from others of the same owner. */
  readonly id: string;
  readonly form: Form;
  /** Whether the answers to a parameter may be kept at all. */
  isKept(parameter: Parameter): boolean;
  /** Whether a person has to answer it, by what stands in the form now. */
  isOwed(parameter: Parameter): boolean;
}

/** What the slots of one page have in common. */
export interface SlotContext {
  readonly storage: DraftStorage;
  readonly key: string;
  /** Tells the drafts that this page wrote from those of others. */
  readonly writer: string;
  readonly options: () => DraftOptions;
  /** The end of what the slot that the form had before is still keeping, or taking away. */
  readonly ready: Awaitable<void>;
  /** Told of each failure. */
  readonly tellError: (error: unknown) => void;
  /** Told of each new state. */
  readonly report: (state: DraftState) => void;
  /** Told when something else is kept, so that other tabs look. */
  readonly announce: () => void;
}

export type ReadFields = () => readonly DraftField[];

interface Found {
  readonly fitting?: FittingDraft | undefined;
}

/** The draft of one form: read when the form begins, written when its answers have changed. No call throws or rejects. */
export interface Slot {
  /**
   * What is kept and fits, if anything, or `null` where that is not known. `read` gives the answers of this page; without it, they are what is
   * found.
   */
  open(read?: ReadFields): Awaitable<Found | null>;
  /** Tells what is to be given again, once what was kept stands in the form. */
  tellOwed(): void;
  /** Says that the form is another by now, with the same answers. False when what was kept is still being read: it is not put back yet. */
  follow(read: ReadFields, about: SlotForm): boolean;
  /** Says that answers have changed, and to which form where that is another by now; they are read when they are kept. */
  touch(read: ReadFields, about?: SlotForm): void;
  /** Keeps at once what is not kept yet. A page that `isLeaving` waits for nothing: it may be gone by then. */
  flush(isLeaving?: boolean): Awaitable<void>;
  /** Looks whether somebody else has kept something since; `isTold` when somebody said so. What the person decides meanwhile goes before. */
  look(isTold?: boolean): void;
  /** Whether somebody else's draft is kept, or was taken away: this page does not write over that. */
  isLost(): boolean;
  /** Whether somebody else's draft is kept. */
  hasNewer(): boolean;
  /** Keeps the answers of this page, whatever is kept. */
  keep(): void;
  /** Says that nothing can be answered. */
  rest(): void;
  /** Takes away what is kept. */
  clear(): Awaitable<void>;
}
