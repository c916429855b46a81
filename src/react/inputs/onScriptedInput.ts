import { listen } from "../support/listen.ts";

/**
 * Calls `take` for `input` and `change` events of scripts, such as form fillers and tests. React
 * ignores them if the script set `value` or `checked` before:
 * https://github.com/facebook/react/issues/10135
 */
export function onScriptedInput(element: Element, take: (event: Event) => void): () => void {
  const onEvent = (event: Event): void => {
    if (!event.isTrusted) take(event);
  };
  const stops = [listen(element, "input", onEvent), listen(element, "change", onEvent)];
  return () => stops.forEach((stop) => stop());
}
