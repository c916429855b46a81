/** Calls back in the first task after the frame that is being painted. */
export function afterThisFrame(callback: (now: number) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback(performance.now());
  };
  port2.postMessage(null);
}

/** Resolves after the next frame, when the page can take input again. */
export const nextFrame = (): Promise<number> =>
  new Promise((resolve) => requestAnimationFrame(() => afterThisFrame(resolve)));

/** The time-out is for Chromium, which once a key was pressed calls a page idle only then. */
const idle = (): Promise<void> =>
  new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 100 }));

/** Resolves once the page has twice in a row painted, been idle, and changed nothing of `place` meanwhile. */
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

/**
 * Returns the time at which everything in the window is painted and the page can take input: the last control is below
 * the window, or is the last of the form. It looks after layout, so that looking makes the browser lay nothing out.
 */
export const screenful = (place: Element, controls: string, expected: number): Promise<number> =>
  new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      const found = place.querySelectorAll(controls);
      const bottom = found[found.length - 1]?.getBoundingClientRect().bottom ?? 0;
      if (found.length < expected && bottom < window.innerHeight) return;
      observer.disconnect();
      afterThisFrame(resolve);
    });
    observer.observe(place);
  });

/** Returns the time of the first content on the screen, of which the browser tells a little later. */
export async function contentfulPaint(): Promise<number> {
  for (let frames = 0; frames < 30; frames++) {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    if (paint) return paint.startTime;
    await nextFrame();
  }
  return Number.NaN;
}
