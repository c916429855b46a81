import { reportError, warn } from "../../react/internal.ts";

/** `onFormError` of a collection. */
export type OnFormError = (id: string | null, error: unknown) => void;

/**
 * Returns a function that reports each form that cannot render, and invalid conditions, once.
 * Mistakes of the app are reported to the browser if there is no `onFormError`.
 */
export function createErrorReport() {
  const reported = new Set<string>();
  return (
    onFormError: OnFormError | undefined,
    id: string | null,
    error: unknown,
    isMistake = false,
  ): void => {
    // A function that the app passes inline can throw a new error at each render.
    const key = JSON.stringify([id, String(error)]);
    if (reported.has(key)) return;
    reported.add(key);
    if (id !== null) warn("unloaded", { id, error });
    if (onFormError) onFormError(id, error);
    else if (isMistake) reportError(error);
  };
}
