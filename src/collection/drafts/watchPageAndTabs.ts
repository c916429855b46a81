import type { Acceptance } from "../answers/acceptanceRecord.ts";
import { listen } from "../../react/internal.ts";

/** Message to other tabs after a change of a draft. */
export interface DraftMessage {
  readonly key?: string;
  /** Origin of a draft that a submission or the app ended. */
  readonly ended?: string | null | undefined;
  /** The acceptance that ended the draft. */
  readonly accepted?: Acceptance | null | undefined;
  /** Origin of a draft that a tab opened. Other tabs reply when it has ended. */
  readonly opened?: string | null | undefined;
}

interface PageListeners {
  /** Called when the page may be gone afterwards. */
  onPageHide(this: void): void;
  /** Called when the page becomes visible, or when another tab changed the web storage. */
  back(this: void): void;
  /** Called when the connection is back. */
  flush(this: void): void;
  onMessage(this: void, message: DraftMessage): void;
}

/** Subscribes to the page and to messages of other tabs, where the browser supports them. */
export function watchPageAndTabs({ onPageHide, back, flush, onMessage }: PageListeners) {
  const turn = (): void => (document.visibilityState === "hidden" ? onPageHide() : back());
  // A message may arrive before the other tab's write can be read here.
  const stored = (event: Event): void => {
    if ((event as StorageEvent).key?.startsWith("parameter-form")) back();
  };
  const tabs = openTabs(onMessage);
  const stops = [
    listen(window, "storage", stored),
    listen(document, "visibilitychange", turn),
    listen(window, "pagehide", onPageHide),
    listen(window, "online", flush),
  ];
  return {
    notify: (message: DraftMessage): void => tabs?.postMessage(message),
    stop(): void {
      stops.forEach((stop) => stop());
      tabs?.close();
    },
  };
}

function openTabs(onMessage: PageListeners["onMessage"]): BroadcastChannel | null {
  try {
    const channel = new BroadcastChannel("parameter-form/drafts");
    // Any script of this origin may send to the channel.
    channel.addEventListener("message", ({ data }) => onMessage(Object(data)));
    return channel;
  } catch {
    return null;
  }
}

/** Time that a tab waits for another tab that sends the same form, in ms. */
const turnTimeout = 30_000;

/**
 * Runs `work` while no other tab of this browser runs work with the same `name`. Runs it at once
 * without Web Locks (https://w3c.github.io/web-locks/), or when the other tab takes longer than
 * `turnTimeout`.
 */
export async function sendAlone<T>(name: string, work: () => Promise<T>): Promise<T> {
  let result: Promise<T> | undefined;
  const once = (): Promise<T> => (result ??= work());
  try {
    const signal = AbortSignal.timeout(turnTimeout);
    await globalThis.navigator.locks?.request(name, { signal }, once);
  } catch {
    // The wait timed out, or `work` failed and its promise is returned below.
  }
  return once();
}
