import type { MouseEvent } from "react";
import { listen } from "../support/listen.ts";

/**
 * Runs `submit` if a click on a submit button (or Enter in a field) triggers no submit event, as in
 * a frame whose sandbox lacks `allow-forms`. Does nothing if the click was prevented or the form
 * unmounted.
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
