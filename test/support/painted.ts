/** Waits until what is drawn has been painted. */
export const painted = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
