/** Tells the browser of an error that stops nothing, as it is told of one that nobody caught. */
export const reportError = (error: unknown): void =>
  (globalThis.reportError ?? console.error)(error);

/** Calls what the app gave, and reports what that throws. */
export function callApp(call: () => void): void {
  try {
    call();
  } catch (error) {
    reportError(error);
  }
}

/** Gives an error to the app, or to the browser when the app does not want it or throws in turn. */
export const reportErrorTo = (
  handle: ((error: unknown) => void) | undefined,
  error: unknown,
): void => callApp(() => (handle ?? reportError)(error));
