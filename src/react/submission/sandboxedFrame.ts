import type { MouseEvent } from "react";
import { listen } from "../support/listen.ts";

/**
 * Runs `submit` when a click on a submit button led to no submit event, as in a frame whose sandbox
 * lacks `allow-forms`; Enter in a field is such a click too. A click that the page prevented, or
 * that took the form away, stays without one.
 */
export function submitInSandbox(
  { currentTarget, nativeEvent }: MouseEvent<HTMLButtonElement>,
  submit: () => void,
): void {
  const { form } = currentTarget;
  let submitted = false;
  const note = (): void => {
    submitted = true;
  };
  if (!form) return;
  const stop = listen(form, "submit", note, { capture: true });
  // The browser submits in the task of the click, after its listeners.
  setTimeout(() => {
    stop();
    if (!submitted && currentTarget.isConnected && !nativeEvent.defaultPrevented) submit();
  });
}
