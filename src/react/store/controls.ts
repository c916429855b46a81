import type { Focusable, Pending } from "../parts/contract.ts";
import { createEmitter } from "../../core/emitter.ts";
import { moveFocus, revealFocused } from "../support/repeatGuard.ts";

/**
 * The controls of one form: those that are drawn, and the way to those that are still to be drawn.
 */
export interface Controls {
  /** Adds a control of a parameter; with `null`, removes the one that is `gone`, or all of them. */
  attach(name: string, control: Focusable | null, gone?: Focusable | null): void;
  has(name: string): boolean;
  /**
   * Whether somebody is about to answer a parameter: a text that is not yet an answer stands in its
   * control.
   */
  isSearched(name: string): boolean;
  /** The document that they are drawn in, which a portal makes another one than the page's. */
  document(): Document;
  /** Whether `focus` finds a control, drawn or still to be drawn. */
  reaches(name: string): boolean;
  /** Moves focus to a parameter's control; one that is not drawn yet is drawn first. */
  focus(name: string): void;
  /** Has texts that are not yet answers read, before a submission, or forgotten. */
  endSearches(how: Pending): void;
  /** Listens to `endSearches`. Returns a function that stops it. */
  onEndSearches(listener: (how: Pending) => void): () => void;
  /** Notes how to draw at once what is still to be drawn. Returns a function that forgets it. */
  whenNeeded(draw: () => void): () => void;
}

/**
 * Moves focus, among radio buttons to where Tab would, once it is not in a closed part of the app's
 * layout, and scrolls the whole field into view.
 */
function reveal(control: Focusable): void {
  for (let box; (box = control.closest?.<HTMLDetailsElement>("details:not([open])"));)
    box.open = true;
  const radio =
    control.querySelector?.<HTMLElement>("[type=radio]:checked:enabled") ??
    control.querySelector?.<HTMLElement>("[type=radio]:enabled");
  moveFocus(radio ?? control);
  revealFocused((control.ownerDocument ?? document).activeElement);
}

export function createControls(): Controls {
  /** The controls of each parameter: two while a layout moves it, of which the newer takes focus. */
  const drawn = new Map<string, readonly Focusable[]>();
  const newest = (name: string): Focusable | undefined => drawn.get(name)?.at(-1);
  const all = (): readonly Focusable[] => [...drawn.values()].flat();
  const undrawn = new Set<() => void>();
  const ends = createEmitter<[how: Pending]>();
  let wanted: string | null = null;
  return {
    attach(name, control, gone) {
      const others = (drawn.get(name) ?? []).filter((one) => one !== (control ?? gone));
      drawn.set(name, control ? [...others, control] : gone ? others : []);
      if (!control) return;
      if (wanted !== name) return;
      wanted = null;
      reveal(control);
    },
    has: (name) => newest(name) !== undefined,
    isSearched: (name) => newest(name)?.isSearched?.() ?? false,
    document() {
      for (const { ownerDocument } of all()) if (ownerDocument) return ownerDocument;
      return document;
    },
    reaches: (name) => newest(name) !== undefined || undrawn.size > 0,
    focus(name) {
      const control = newest(name);
      if (control) return reveal(control);
      if (undrawn.size === 0) return;
      wanted = name;
      for (const draw of undrawn) draw();
    },
    endSearches(how) {
      for (const control of all()) control.endSearch?.(how);
      ends.emit(how);
    },
    onEndSearches: ends.subscribe,
    whenNeeded(draw) {
      undrawn.add(draw);
      return () => {
        undrawn.delete(draw);
        // Once all is on the page, what was not found is not in the form's layout, and must not
        // take focus when it comes one day.
        queueMicrotask(() => {
          if (undrawn.size === 0) wanted = null;
        });
      };
    },
  };
}
