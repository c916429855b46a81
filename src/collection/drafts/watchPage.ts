import type { Acceptance } from "../answers/acceptance.ts";

/** Message to other tabs: a draft has changed, and perhaps more. */
export interface DraftMessage {
  /** The key of the draft. */
  readonly key?: string;
  /** The origin of a draft that was ended, by a submission or by the app. */
  readonly ended?: string | null | undefined;
  /** As what the form was accepted then. */
  readonly accepted?: Acceptance | null | undefined;
  /** The origin of a draft that was opened: was it ended meanwhile? */
  readonly opened?: string | null | undefined;
}

interface PageListeners {
  /** The page is left, and may be gone after this. */
  leave(this: void): void;
  /** It is come back to, or another tab has changed the web storage. */
  back(this: void): void;
  /** The connection is back. */
  flush(this: void): void;
  onMessage(this: void, message: DraftMessage): void;
}

/** Watches the page and its other tabs. Where the browser refuses those, there are none. */
export function watchPage({ leave, back, flush, onMessage }: PageListeners) {
  const turn = (): void => (document.visibilityState === "hidden" ? leave() : back());
  // A message may come before what the other tab wrote can be read here.
  const stored = ({ key }: StorageEvent): void => {
    if (key?.startsWith("parameter-form")) back();
  };
  const tabs = openTabs(onMessage);
  addEventListener("storage", stored);
  document.addEventListener("visibilitychange", turn);
  addEventListener("pagehide", leave);
  addEventListener("online", flush);
  return {
    notify: (message: DraftMessage): void => tabs?.postMessage(message),
    stop(): void {
      removeEventListener("storage", stored);
      document.removeEventListener("visibilitychange", turn);
      removeEventListener("pagehide", leave);
      removeEventListener("online", flush);
      tabs?.close();
    },
  };
}

function openTabs(onMessage: PageListeners["onMessage"]): BroadcastChannel | null {
  try {
    const channel = new BroadcastChannel("parameter-form/drafts");
    // Any script of this origin may send here.
    channel.addEventListener("message", ({ data }) => onMessage(Object(data)));
    return channel;
  } catch {
    return null;
  }
}
