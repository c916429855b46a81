/** What happens to a page. */
export interface PageListeners {
  /** It is left, and may be gone after this. */
  leave(this: void): void;
  /** It is come back to, or another tab has changed the web storage. */
  back(this: void): void;
  /** The connection is back. */
  flush(this: void): void;
  /** Another tab of this origin sent a message. */
  onMessage(this: void, message: unknown): void;
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
    notify: (message: unknown): void => tabs?.postMessage(message),
    stop(): void {
      removeEventListener("storage", stored);
      document.removeEventListener("visibilitychange", turn);
      removeEventListener("pagehide", leave);
      removeEventListener("online", flush);
      tabs?.close();
    },
  };
}

function openTabs(onMessage: (message: unknown) => void): BroadcastChannel | null {
  try {
    const channel = new BroadcastChannel("parameter-form/drafts");
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => onMessage(data));
    return channel;
  } catch {
    return null;
  }
}
