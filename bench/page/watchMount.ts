import { afterThisFrame, nextFrame, settle } from "./frames.ts";

export interface MountTimes {
  /** Until the first content was on the screen, by the browser's own account; 0 when the page had painted before. */
  readonly contentful: number;
  /** Until everything in the window was on the screen and the page could take input, ms. */
  readonly screenful: number;
  /** Until the last control was drawn, ms. */
  readonly wall: number;
  /** The longest task of 50 ms or more after the first screenful, ms; 0 for none. */
  readonly longTask: number;
}

/** Follows a form onto the page. It counts what is added, so that watching costs the same whoever is watched. */
export function watchMount(place: Element, controls: string, expected: number) {
  let start = 0;
  const drawn = new Set<Element>();
  let screenful = 0;
  let wall = 0;
  let looking = false;
  const tasks: PerformanceEntry[] = [];
  const longTasks = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  longTasks.observe({ type: "longtask" });

  const inWindow = (): boolean => {
    if (drawn.size >= expected) return true;
    const last = [...drawn].at(-1);
    return last !== undefined && last.getBoundingClientRect().bottom >= window.innerHeight;
  };

  /** Looks after layout, so that looking makes the browser lay nothing out. */
  const look = (): void => {
    looking = false;
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      const complete = drawn.size >= expected;
      const covered = screenful === 0 && inWindow();
      afterThisFrame((now) => {
        if (covered) screenful = now - start;
        if (complete && wall === 0) wall = now - start;
      });
    });
    observer.observe(place);
  };

  const mutations = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes } of records) {
      // No control holds another: what is put into one, such as options, is not looked through.
      if (target instanceof HTMLSelectElement) continue;
      for (const control of within(removedNodes, controls)) drawn.delete(control);
      for (const control of within(addedNodes, controls)) drawn.add(control);
    }
    if (looking || wall > 0 || (screenful > 0 && drawn.size < expected)) return;
    looking = true;
    requestAnimationFrame(look);
  });

  return {
    start(): void {
      mutations.observe(place, { childList: true, subtree: true });
      start = performance.now();
    },
    async done(): Promise<MountTimes> {
      do await settle(place);
      while (wall === 0);
      mutations.disconnect();
      tasks.push(...longTasks.takeRecords());
      longTasks.disconnect();
      const contentful = Math.max(0, (await contentfulPaint()) - start);
      const after = tasks.filter(({ startTime }) => startTime >= start + screenful);
      return {
        contentful,
        screenful: Math.max(screenful, contentful),
        wall,
        longTask: Math.max(0, ...after.map(({ duration }) => duration)),
      };
    },
  };
}

/** The browser tells of it a little after it happened. */
async function contentfulPaint(): Promise<number> {
  for (let frames = 0; frames < 30; frames++) {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    if (paint) return paint.startTime;
    await nextFrame();
  }
  return Number.NaN;
}

const within = (nodes: NodeList, selector: string): Element[] =>
  [...nodes].flatMap((node) => {
    if (!(node instanceof Element)) return [];
    return [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)];
  });
