/**
 * Tells when no pointer is pressed, so that what a blur draws never moves the thing that is being
 * clicked.
 */
export interface PointerWatch {
  /**
   * Runs now, or as the pointer that is pressed is released: its click comes then, to what was
   * pressed, and finds what this did.
   */
  beforeClick(run: () => void): void;
  /** Runs now, or after the click that is under way. */
  whenReleased(run: () => void): void;
  /** Starts watching. Returns a function that stops it. */
  watch(document: Document): () => void;
}

// A tap moves focus with the mouse events that browsers send after its pointer is up.
const presses = ["pointerdown", "mousedown"];
// The system's own menu takes the release from the page, and so may the app; who leaves by a key
// presses nothing.
const releases = ["pointerup", "pointercancel", "mouseup", "contextmenu", "keydown"];

export function createPointerWatch(): PointerWatch {
  let pressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const early: (() => void)[] = [];
  const late: (() => void)[] = [];
  const waitingIn =
    (due: (() => void)[]) =>
    (run: () => void): void => {
      if (pressed) due.push(run);
      else run();
    };
  const runAll = (due: (() => void)[]): void => due.splice(0).forEach((run) => run());
  const press = (): void => {
    clearTimeout(timer);
    pressed = true;
  };
  const release = (): void => {
    runAll(early);
    // The click comes in the same task as the release, so a new task comes after it.
    clearTimeout(timer);
    timer = setTimeout(() => {
      pressed = false;
      // What the click itself left.
      runAll(early);
      runAll(late);
    });
  };
  return {
    beforeClick: waitingIn(early),
    whenReleased: waitingIn(late),
    watch(document) {
      const each = (act: "addEventListener" | "removeEventListener"): void => {
        for (const type of presses) document[act](type, press, true);
        for (const type of releases) document[act](type, release, true);
      };
      each("addEventListener");
      return () => {
        each("removeEventListener");
        clearTimeout(timer);
        pressed = false;
        early.splice(0);
        late.splice(0);
      };
    },
  };
}
