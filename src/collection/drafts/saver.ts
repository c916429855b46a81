import { problemOf } from "./DraftError.ts";
import type { DraftField } from "./draftText.ts";
import type { KeptCopy } from "./keptCopy.ts";
import { safely } from "./safely.ts";
import { defaultDebounce, type ReadFields, type SlotContext } from "./slotOptions.ts";
import type { SlotStatus } from "./slotStatus.ts";
import { after, type Awaitable } from "./storage.ts";

/** When the answers of one form are written to its copy: a while after they have changed, one write at a time, nothing that is kept already. */
export interface Saver {
  /** Gives the answers when they are kept. */
  read: ReadFields;
  /** Whether the answers are others than what is kept. */
  isNews(): boolean;
  /** Whether something may have changed that is not kept yet. */
  isPending(): boolean;
  /** Notes that something may have changed; `isForced` has it kept also where it is what was kept. */
  note(isForced?: boolean): void;
  /** Notes what is kept. */
  know(fields: readonly DraftField[]): void;
  /** Saves what was noted, in a while. */
  schedule(): void;
  /** Saves at once. A page that `isLeaving` waits for nothing: it may be gone by then. */
  save(isLeaving?: boolean): Awaitable<void>;
  /** Forgets what was noted; gives the end of the write that is under way. */
  cancel(): Awaitable<void>;
}

interface SaverContext extends Pick<SlotContext, "options" | "announce"> {
  readonly copy: KeptCopy;
  readonly status: SlotStatus;
  /** Whether what is kept is still being read, so that nothing may be written yet. */
  readonly isOpening: () => boolean;
  /** Whether it was read. */
  readonly isOpened: () => boolean;
}

export function createSaver({ copy, status, options, announce, ...slot }: SaverContext): Saver {
  /** What is kept, as JSON. */
  let kept = "[]";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Awaitable<void> = undefined;
  let [isPending, isSaving, isDue] = [false, false, false];

  const write = (isChecked: boolean): Awaitable<void> => {
    const fields = saver.read();
    const json = JSON.stringify(fields);
    isPending = false;
    if (json === kept) return status.settle(copy.isKnown());
    return after(isChecked ? copy.look() : "ours", (found) => {
      if (found === "foreign") return status.lose("elsewhere");
      return after(copy.write(fields), () => {
        kept = json;
        announce();
        if (!isPending && !status.isLost()) status.settle(copy.isKnown());
      });
    });
  };

  const save = (isLeaving = false, isAgain = false): Awaitable<void> => {
    clearTimeout(timer);
    isDue = isSaving;
    if (!isPending || slot.isOpening() || status.isLost() || (isSaving && !isLeaving))
      return saving;
    isSaving = true;
    let isConflict = false;
    const failed = (error: unknown): void => {
      isPending = true;
      // What is newer may be this page's own, whose answer was lost or is still on its way: looking tells.
      isConflict = !isAgain && problemOf(error) === "conflict";
      if (!isConflict) status.fail(error);
    };
    const isChecked = !isLeaving || !slot.isOpened() || !copy.isAsync();
    saving = after(
      safely(() => write(isChecked), failed),
      () => {
        [isSaving, saving] = [false, undefined];
        return isDue || isConflict ? save(false, isConflict) : undefined;
      },
    );
    return saving;
  };

  const saver: Saver = {
    read: () => [],
    isNews: () => isSaving || JSON.stringify(saver.read()) !== kept,
    isPending: () => isPending,
    note(isForced = false) {
      isPending = true;
      if (isForced) kept = "";
    },
    know: (fields) => void (kept = JSON.stringify(fields)),
    schedule() {
      status.begin();
      clearTimeout(timer);
      timer = setTimeout(save, options().debounce ?? defaultDebounce);
    },
    save: (isLeaving) => save(isLeaving),
    cancel() {
      clearTimeout(timer);
      [isPending, isDue] = [false, false];
      return saving;
    },
  };
  return saver;
}
