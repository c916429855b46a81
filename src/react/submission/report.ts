/** Tells the browser of an error that stops nothing, as it is told of one that nobody caught. */
export const report = (error: unknown): void => (globalThis.reportError ?? console.error)(error);

/** Gives an error to the app, or to the browser when the app does not want it or throws in turn. */
export function reportTo(handle: ((error: unknown) => void) | undefined, error: unknown): void {
  try {
    (handle ?? report)(error);
  } catch (thrown) {
    report(thrown);
  }
}
