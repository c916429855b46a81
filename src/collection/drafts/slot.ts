import type { Parameter } from "../../core/form.ts";
import type { FittingDraft } from "./fitDraft.ts";
import { owedIn, toldOf } from "./judgeDraft.ts";
import { createCopy } from "./keptCopy.ts";
import { createRemoval } from "./removal.ts";
import { safely } from "./safely.ts";
import { createSaver } from "./saver.ts";
import type { Slot, SlotContext, SlotForm } from "./slotOptions.ts";
import { createStatus } from "./slotStatus.ts";
import { after, type Awaitable } from "./storage.ts";

const nothing: FittingDraft = { fields: [], dropped: [], changed: false };

/** Has the parts of a draft work together: its copy in the storage, the saver that writes it, its removal, and the status that is said of it. */
export function createSlot(form: SlotForm, context: SlotContext): Slot {
  const { options, announce, ready } = context;
  let about = form;
  const copy = createCopy(() => about, context);
  const status = createStatus(context);
  let [isOpening, isOpened] = [false, false];
  /** What was to be given again when the rest was put back. */
  let owed: readonly Parameter[] = [];
  /** Grows with each clearing: what was asked for before is no longer wanted. */
  let era = 0;
  const saver = createSaver({
    copy,
    status,
    options,
    announce,
    isOpening: () => isOpening,
    isOpened: () => isOpened,
  });

  const removal = createRemoval({ ...context, copy, saver, status });
  const clear = (): Awaitable<void> => {
    era++;
    return removal.begin();
  };
  const looked = () => safely(copy.look, () => undefined);

  return {
    open(read) {
      const begun = era;
      removal.claim();
      const wasLost = status.isLost();
      if (wasLost) void saver.cancel();
      if (read) saver.read = read;
      isOpening = true;
      return after(safely(copy.read, status.fail), (found) => {
        isOpening = false;
        isOpened = found !== null;
        if (begun !== era) return null;
        if (!found) {
          if (wasLost) status.lose("elsewhere");
          return null;
        }
        const { fitting = nothing } = found;
        const { fields } = fitting;
        if (!read && !saver.isPending()) saver.read = () => fields;
        saver.know(fields);
        if (found.fitting || wasLost) status.say(toldOf(fitting));
        if (found.kind === "unreadable") status.say({ setAside: true });
        if (found.isUnsafe) saver.note(true);
        if (saver.isPending()) saver.schedule();
        else status.settle(fields.length > 0);
        return found;
      });
    },
    tellOwed() {
      if (!status.isRestored()) return;
      owed = owedIn(about);
      status.owe(owed);
    },
    follow(read, now) {
      if (isOpening) return false;
      about = now;
      saver.read = read;
      return true;
    },
    touch(read, now = about) {
      about = now;
      saver.read = read;
      if (owed.length > 0) status.owe(owed.filter(about.isOwed));
      // React-hook-form tells also of what changes nothing.
      if (!saver.isPending() && !saver.isNews()) return;
      removal.claim();
      saver.note();
      if (!status.isLost()) saver.schedule();
    },
    flush(isLeaving) {
      if (!removal.isOwed()) {
        if (isLeaving) return saver.save(true);
        return after(after(ready, removal.end), () => saver.save());
      }
      return after(looked(), (how) =>
        how !== "foreign" && removal.isOwed() ? clear() : undefined,
      );
    },
    look(isTold = false) {
      if (!isOpened) return;
      const wasLost = status.isLost();
      void after(looked(), (found) => {
        if (wasLost && !status.isLost()) return;
        if (found === "foreign") status.lose("elsewhere");
        else if (found === "gone" && (wasLost || (isTold && copy.isKnown())))
          status.lose("removed");
      });
    },
    isLost: status.isLost,
    hasNewer: status.hasNewer,
    rest: status.rest,
    keep() {
      removal.claim();
      status.begin();
      saver.note(true);
      void after(safely(copy.adopt, status.fail), () => saver.save());
    },
    clear,
  };
}
