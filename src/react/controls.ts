/** What can be given focus. */
export interface Focusable {
  focus(): void;
}

/** The controls of one form: those that are drawn, and the way to those that are still to be drawn. */
export interface Controls {
  /** Notes what can be given focus for a parameter; `null` when it is gone. */
  attach(name: string, control: Focusable | null): void;
  has(name: string): boolean;
  /** Whether `focus` finds a control, drawn or still to be drawn. */
  reaches(name: string): boolean;
  /** Moves focus to a parameter's control; one that is not drawn yet is drawn first. */
  focus(name: string): void;
  /** Notes how to draw at once what is still to be drawn; the answer forgets it. */
  whenNeeded(draw: () => void): () => void;
}

export function createControls(): Controls {
  const drawn = new Map<string, Focusable>();
  const undrawn = new Set<() => void>();
  let wanted: string | null = null;
  return {
    attach(name, control) {
      if (!control) return void drawn.delete(name);
      drawn.set(name, control);
      if (wanted !== name) return;
      wanted = null;
      control.focus();
    },
    has: (name) => drawn.has(name),
    reaches: (name) => drawn.has(name) || undrawn.size > 0,
    focus(name) {
      const control = drawn.get(name);
      if (control) return control.focus();
      wanted = name;
      for (const draw of undrawn) draw();
    },
    whenNeeded(draw) {
      undrawn.add(draw);
      return () => undrawn.delete(draw);
    },
  };
}
