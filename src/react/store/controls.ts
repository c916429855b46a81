import type { Focusable, FlushMode } from "../parts/contract.ts";
import { createEmitter } from "../../core/emitter.ts";
import { moveFocus, revealFocused } from "../support/repeatGuard.ts";

/** The mounted controls of one form, and callbacks that mount the remaining ones. */
export interface Controls {
  /**
   * Registers a control. `null` unregisters `gone`, or by default all controls of the parameter.
   */
  attach(name: string, control: Focusable | null, gone?: Focusable | null): void;
  has(name: string): boolean;
  /** Whether the control contains a text that is not yet a value. */
  isSearched(name: string): boolean;
  /** Returns the document of the controls. Some portals render into another document. */
  document(): Document;
  reaches(name: string): boolean;
  /** Focuses a control, mounting it first if necessary. */
  focus(name: string): void;
  /** Flushes texts that are not yet values. */
  flushInputs(mode: FlushMode): void;
  onFlush(listener: (mode: FlushMode) => void): () => void;
  /** Registers a callback that mounts the remaining controls. */
  whenNeeded(mount: () => void): () => void;
}

/**
 * Focuses a control, or the radio button in it that Tab would focus. Opens `<details>` around it,
 * and scrolls its field into view.
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
  /** A parameter has two controls while a layout moves one. The newer takes focus. */
  const attached = new Map<string, readonly Focusable[]>();
  const newest = (name: string): Focusable | undefined => attached.get(name)?.at(-1);
  const all = (): readonly Focusable[] => [...attached.values()].flat();
  const mountCallbacks = new Set<() => void>();
  const flushes = createEmitter<[mode: FlushMode]>();
  let wanted: string | null = null;
  return {
    attach(name, control, gone) {
      const others = (attached.get(name) ?? []).filter((one) => one !== (control ?? gone));
      attached.set(name, control ? others.concat(control) : gone ? others : []);
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
    reaches: (name) => newest(name) !== undefined || mountCallbacks.size > 0,
    focus(name) {
      const control = newest(name);
      if (control) return reveal(control);
      if (mountCallbacks.size === 0) return;
      wanted = name;
      for (const mount of mountCallbacks) mount();
    },
    flushInputs(mode) {
      for (const control of all()) control.flush?.(mode);
      flushes.emit(mode);
    },
    onFlush: flushes.subscribe,
    whenNeeded(mount) {
      mountCallbacks.add(mount);
      return () => {
        mountCallbacks.delete(mount);
        // A control that is still missing is not in the layout. It must not take focus if it mounts
        // later.
        queueMicrotask(() => {
          if (mountCallbacks.size === 0) wanted = null;
        });
      };
    },
  };
}
