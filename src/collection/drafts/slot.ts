import { problemOf } from "./DraftError.ts";
import { idle } from "./draftState.ts";
import { owedIn, toldOf } from "./judgeDraft.ts";
import { createCopy } from "./keptCopy.ts";
import { safely } from "./safely.ts";
import {
  defaultDebounce,
  type ReadFields,
  type Slot,
  type SlotContext,
  type SlotForm,
} from "./slotOptions.ts";
import { createStatus } from "./slotStatus.ts";
import { after, type Awaitable } from "./storage.ts";

/** No call of the slot throws or rejects. */
export function createSlot(about: SlotForm, context: SlotContext): Slot {
  const { options, announce } = context;
  const copy = createCopy(about, context);
  const status = createStatus(context);
  let read: ReadFields = () => [];
  /** What is kept, as JSON. */
  let kept = "[]";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Awaitable<void> = undefined;
  let [isOpening, isOpened, isPending, isSaving, isDue] = [false, false, false, false, false];
  /** Grows with each clearing: what was asked for before is no longer wanted. */
  let era = 0;

  const write = (isChecked: boolean): Awaitable<void> => {
    const fields = read();
    const json = JSON.stringify(fields);
    isPending = false;
    if (json === kept) return status.settle(fields.length > 0);
    return after(isChecked ? copy.look() : "ours", (found) => {
      if (found === "foreign") return status.lose();
      return after(copy.write(fields), () => {
        kept = json;
        announce();
        if (!isPending && !status.isLost()) status.settle(fields.length > 0);
      });
    });
  };
  const save = (isLeaving = false, isAgain = false): Awaitable<void> => {
    clearTimeout(timer);
    isDue = isSaving;
    if (!isPending || isOpening || status.isLost() || (isSaving && !isLeaving)) return saving;
    isSaving = true;
    let isConflict = false;
    const failed = (error: unknown): void => {
      isPending = true;
      // What is newer may be this page's own, whose answer was lost or is still on its way: looking tells.
      isConflict = !isAgain && problemOf(error) === "conflict";
      if (!isConflict) status.fail(error);
    };
    const written = safely(() => write(!isLeaving || !isOpened || !copy.isAsync()), failed);
    saving = after(written, () => {
      [isSaving, saving] = [false, undefined];
      return isDue || isConflict ? save(false, isConflict) : undefined;
    });
    return saving;
  };
  const schedule = (): void => {
    status.begin();
    clearTimeout(timer);
    timer = setTimeout(save, options().debounce ?? defaultDebounce);
  };

  return {
    open(readFields) {
      const begun = era;
      if (status.isLost()) isPending = false;
      if (readFields) read = readFields;
      isOpening = true;
      return after(safely(copy.read, status.fail), (found) => {
        isOpening = false;
        isOpened = found !== null;
        if (begun !== era || !found) return null;
        const { fitting = null } = found;
        const fields = fitting?.fields ?? [];
        if (!readFields && !isPending) read = () => fields;
        kept = JSON.stringify(fields);
        if (fitting) status.say(toldOf(fitting));
        if (found.kind === "unreadable") status.say({ setAside: true });
        if (found.isUnsafe) [kept, isPending] = ["", true];
        if (isPending) schedule();
        else status.settle(fields.length > 0);
        return fitting;
      });
    },
    tell() {
      if (status.isRestored()) status.say({ notKept: owedIn(about) });
    },
    touch(readFields) {
      read = readFields;
      isPending = true;
      if (status.isLost()) return;
      schedule();
    },
    flush: save,
    look(isTold = false) {
      if (!isOpened || status.isLost()) return;
      const looked = safely(copy.look, () => undefined);
      void after(looked, (found) => {
        if (found === "foreign" || (found === "gone" && isTold)) status.lose();
      });
    },
    isLost: status.isLost,
    keep() {
      status.begin();
      [isPending, kept] = [true, ""];
      void after(safely(copy.adopt, status.fail), () => save());
    },
    clear() {
      clearTimeout(timer);
      [isPending, isDue] = [false, false];
      era++;
      return after(saving, () => {
        const removed = safely(copy.remove, (error) => options().onError?.(error));
        return after(removed, () => {
          kept = JSON.stringify(read());
          isPending = false;
          status.say(idle);
          announce();
        });
      });
    },
  };
}
