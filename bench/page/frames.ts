/** After the next frame was drawn, when the page can take input again. */
export const nextFrame = (): Promise<number> =>
  new Promise((resolve) => requestAnimationFrame(() => afterThisFrame(resolve)));

/** Calls back in the first task after the frame that is being drawn. */
export function afterThisFrame(callback: (now: number) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback(performance.now());
  };
  port2.postMessage(null);
}

/** Chromium calls a page idle only when it times out once a key was pressed in it. */
const idle = (): Promise<void> =>
  new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 100 }));

/** Until the page has drawn, been idle, and changed nothing of `place` meanwhile, twice in a row. */
export async function settle(place: Element): Promise<void> {
  let changed = false;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(place, { childList: true, subtree: true, attributes: true });
  for (let quiet = 0; quiet < 2; quiet++) {
    changed = false;
    await nextFrame();
    await idle();
    if (changed) quiet = -1;
  }
  observer.disconnect();
}
