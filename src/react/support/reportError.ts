/** Reports a non-fatal error like an uncaught one. */
export const reportError = (error: unknown): void =>
  (globalThis.reportError ?? console.error)(error);

/** Calls a function of the app and reports its errors. */
export function safeCall(call: () => void): void {
  try {
    call();
  } catch (error) {
    reportError(error);
  }
}

/** Passes an error to the app's handler, or else reports it. */
export const reportErrorTo = (
  handle: ((error: unknown) => void) | undefined,
  error: unknown,
): void => safeCall(() => (handle ?? reportError)(error));
