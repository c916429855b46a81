import { idle } from "./draftState.ts";
import type { KeptCopy } from "./keptCopy.ts";
import { safely } from "./safely.ts";
import type { Saver } from "./saver.ts";
import type { SlotContext } from "./slotOptions.ts";
import type { SlotStatus } from "./slotStatus.ts";
import { after, type Awaitable } from "./storage.ts";

/** Takes what is kept out of the storage. */
export interface Removal {
  /** Begins anew. It never rejects: what failed is owed. */
  begin(): Awaitable<void>;
  /** The end of the one that is under way. */
  end(): Awaitable<void>;
  /** Whether it failed and is to be tried again. */
  isOwed(): boolean;
  /** What is kept is somebody's again, so that nothing is owed. */
  claim(): void;
}

interface RemovalContext extends Pick<SlotContext, "announce" | "tellError"> {
  readonly copy: KeptCopy;
  readonly saver: Saver;
  readonly status: SlotStatus;
}

export function createRemoval(context: RemovalContext): Removal {
  const { copy, saver, status, announce, tellError } = context;
  /** The one that nothing has made void since. */
  let current: { failed: boolean } | null = null;
  let underWay: Awaitable<void> = undefined;

  return {
    begin() {
      const isTold = current?.failed ?? false;
      const mine = { failed: false };
      current = mine;
      const failed = (error: unknown): void => {
        mine.failed = true;
        if (!isTold) tellError(error);
      };
      const taken = saver.read();
      const written = saver.cancel();
      // What is taken away is no news.
      saver.know(taken);
      underWay = after(written, () =>
        after(safely(copy.remove, failed), () => {
          // A later one goes on.
          if (current && current !== mine) return;
          underWay = undefined;
          if (current) {
            saver.know(taken);
            status.say(idle);
          } else {
            // What was answered meanwhile may have been written before, and be gone; what could not be removed is written over.
            saver.note(true);
            saver.schedule();
          }
          announce();
        }),
      );
      return underWay;
    },
    end: () => underWay,
    isOwed: () => current?.failed ?? false,
    claim() {
      current = null;
    },
  };
}
