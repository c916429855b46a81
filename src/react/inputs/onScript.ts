import { listen } from "../support/listen.ts";

/**
 * Calls `take` for the `input` and `change` events of a script, as those of form fillers and tests.
 * React withholds them where the script wrote `value` or `checked` first:
 * https://github.com/facebook/react/issues/10135
 */
export function onScript(element: Element, take: (event: Event) => void): () => void {
  const hear = (event: Event): void => {
    if (!event.isTrusted) take(event);
  };
  const stops = [listen(element, "input", hear), listen(element, "change", hear)];
  return () => stops.forEach((stop) => stop());
}
