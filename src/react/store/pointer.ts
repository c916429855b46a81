/** Tells when no pointer is pressed, so that what a blur draws never moves the thing that is being clicked. */
export interface PointerWatch {
  /** Runs now, or after the click that is under way. */
  whenReleased(run: () => void): void;
  /** Starts watching. Returns a function that stops it. */
  watch(document: Document): () => void;
}

// A tap moves focus with the mouse events that browsers send after its pointer is up.
const presses = ["pointerdown", "mousedown"];
// The system's own menu takes the release from the page.
const releases = ["pointerup", "pointercancel", "mouseup", "contextmenu"];

export function createPointerWatch(): PointerWatch {
  let pressed = false;
  let waiting: (() => void)[] = [];
  const press = (): void => {
    pressed = true;
  };
  // The click comes in the same task as the release, so a new task comes after it.
  const release = (): void => {
    pressed = false;
    setTimeout(() => {
      const due = waiting;
      waiting = [];
      for (const run of due) run();
    });
  };
  return {
    whenReleased(run) {
      if (pressed) waiting.push(run);
      else run();
    },
    watch(document) {
      const off = new AbortController();
      const options = { capture: true, passive: true, signal: off.signal };
      for (const type of presses) document.addEventListener(type, press, options);
      for (const type of releases) document.addEventListener(type, release, options);
      return () => {
        off.abort();
        pressed = false;
        waiting = [];
      };
    },
  };
}
