/** The other tabs and windows of this origin. */
export interface Tabs {
  /** Says that something else is kept under a key. */
  tell(key: string): void;
  close(): void;
}

/** Calls `onTold` with each key that another tab has written or removed. Where the browser refuses, there are no others. */
export function openTabs(onTold: (key: unknown) => void): Tabs {
  try {
    const channel = new BroadcastChannel("parameter-form/drafts");
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => onTold(data));
    return { tell: (key) => channel.postMessage(key), close: () => channel.close() };
  } catch {
    return noTabs;
  }
}

export const noTabs: Tabs = { tell: () => undefined, close: () => undefined };
