import { listen } from "../../react/internal.ts";

/**
 * Calls `notify` when the date may have changed: at midnight, and when the page's visibility
 * changes, because timers pause while the device sleeps. Returns the cleanup function.
 */
export function watchDay(notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    const now = new Date();
    const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(next, tomorrow.getTime() - now.getTime());
  };
  const next = (): void => {
    notify();
    wait();
  };
  wait();
  const stop = listen(document, "visibilitychange", notify);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
