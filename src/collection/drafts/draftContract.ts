import type { Acceptance } from "../answers/acceptance.ts";
import type { DraftEvent } from "./draftMachine.ts";
import type { DraftRecordOptions } from "./draftRecord.ts";
import type { DraftSource } from "./draftSource.ts";
import type { DraftOptions, DraftState } from "./draftState.ts";
import type { Awaitable } from "./storage.ts";
import type { ValidatedDraft } from "./validateDraft.ts";

/** Message to other tabs: a draft has changed, and perhaps more. */
export interface DraftMessage {
  /** The origin of a draft that was ended, by a submission or by the app. */
  readonly ended?: string | null | undefined;
  /** As what the form was accepted then. */
  readonly accepted?: Acceptance | null | undefined;
  /** The origin of a draft that was opened: was it ended meanwhile? */
  readonly opened?: string | null | undefined;
}

/** What the drafts of one page have in common. */
export interface DraftContext extends Omit<DraftRecordOptions, "expiry"> {
  /** Whether it is known whose they are: then what others say of the form is about the same person. */
  readonly isOwned: boolean;
  readonly options: () => DraftOptions;
  readonly emitError: (error: unknown) => void;
  /** Called when the state has changed. */
  readonly emit: () => void;
  /** Has other tabs look what is stored by now. */
  readonly notify: (message: DraftMessage) => void;
}

/** The draft of one form, which does what its machine says. No call throws or rejects. */
export interface DraftRunner {
  state(): DraftState;
  send(event: DraftEvent): void;
  /** Has the draft read for its form, and gives what fits, or `null` where that is not known. */
  open(source: DraftSource, then: (found: ValidatedDraft | null) => void): void;
  /**
   * Takes the form in other words, with the same answers. False while what is kept of it is still
   * read.
   */
  follow(source: DraftSource): boolean;
  /** Answers may have changed. */
  change(source: DraftSource): void;
  /** Tells what is to be given again, once what was kept stands in the form. */
  listNotKept(): void;
  /** Nothing can be answered, so that nothing is promised. */
  rest(): void;
  /** Looks whether somebody else has kept something since; `message` is what another tab sent. */
  checkStorage(message?: DraftMessage): void;
  /** The seed of the idempotency key that the form was sent with and may have been received. */
  seed(): string | undefined;
  /**
   * Keeps the seed that the form is sent with; without one, that it was not received. False where
   * an earlier attempt may have been, so that nothing changes.
   */
  keepSent(seed?: string): boolean;
  /** Looks whether the form was accepted by now. */
  findAccepted(): Promise<Acceptance | null>;
  /** The form was accepted: that is kept, in the place of its answers. */
  accept(accepted: Acceptance): Awaitable<void>;
  /** `isDone` when nothing is left to be answered: then nothing is promised. */
  clear(isDone?: boolean): Awaitable<void>;
}
