/**
 * Defers work while a pointer is pressed, so that a render on blur never moves the clicked element.
 */
export interface PointerWatch {
  /** Runs now, or on release of the pointer, before its click. */
  beforeClick(run: () => void): void;
  /** Runs now, or after the current click. */
  whenReleased(run: () => void): void;
  watch(document: Document): () => void;
}

// On a tap, focus moves with the mouse events that follow `pointerup`.
const presses = ["pointerdown", "mousedown"];
// A context menu or the app may swallow `pointerup`. A key means that nothing is pressed.
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
    // The click fires in the task of the release, before a timer.
    clearTimeout(timer);
    timer = setTimeout(() => {
      pressed = false;
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
