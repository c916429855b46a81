/** Collects the tasks of 50 ms and more, which are all that the browser counts; `longest` is that since it was last asked, of those that began at `from` or later. */
export function watchTasks() {
  const tasks: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => void tasks.push(...list.getEntries()));
  observer.observe({ type: "longtask" });
  return {
    longest(from = 0): number {
      tasks.push(...observer.takeRecords());
      const late = tasks.splice(0).filter(({ startTime }) => startTime >= from);
      return Math.max(0, ...late.map(({ duration }) => duration));
    },
    stop: () => observer.disconnect(),
  };
}

/** Keeps the page busy for as many milliseconds. */
export function keepBusy(time: number): void {
  const end = performance.now() + time;
  while (performance.now() < end);
}
