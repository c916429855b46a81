import type { MouseEvent } from "react";

/**
 * Runs `submit` when a click on a submit button led to no submit event, as in a frame whose sandbox
 * lacks `allow-forms`; Enter in a field is such a click too. A click that the page prevented, or
 * that took the form away, stays without one.
 */
export function submitInSandbox(
  { currentTarget: { form }, nativeEvent }: MouseEvent<HTMLButtonElement>,
  submit: () => void,
): void {
  let submitted = false;
  const note = (): void => {
    submitted = true;
  };
  form?.addEventListener("submit", note, { capture: true });
  // The browser submits in the task of the click, after its listeners.
  setTimeout(() => {
    form?.removeEventListener("submit", note, { capture: true });
    if (!submitted && form?.isConnected && !nativeEvent.defaultPrevented) submit();
  });
}
