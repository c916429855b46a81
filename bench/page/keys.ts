import { afterThisFrame } from "./frames.ts";

/** Tells the runner after each key's frame how long that took. */
export function watchKeys(): void {
  const options = { capture: true };
  window.addEventListener(
    "keydown",
    ({ timeStamp }) => {
      requestAnimationFrame(() =>
        afterThisFrame((now) => globalThis.onKeyFrame(String(now - timeStamp))),
      );
    },
    options,
  );
}

declare global {
  /** A binding of the DevTools protocol. */
  var onKeyFrame: (milliseconds: string) => void;
}
