import { reportError, warn } from "../../react/internal.ts";

/** `onFormError` of a collection. */
export type OnFormError = (id: string | null, error: unknown) => void;

/**
 * Returns a function that tells the app once of each form that cannot be drawn, and of conditions
 * that cannot be; of its own mistakes also where it does not listen.
 */
export function createErrorReport() {
  const reported = new Set<string>();
  return (
    onFormError: OnFormError | undefined,
    id: string | null,
    error: unknown,
    isMistake = false,
  ): void => {
    // A function written in place makes the error anew at each render.
    const key = JSON.stringify([id, String(error)]);
    if (reported.has(key)) return;
    reported.add(key);
    if (id !== null) warn("unloaded", { id, error });
    if (onFormError) onFormError(id, error);
    else if (isMistake) reportError(error);
  };
}
