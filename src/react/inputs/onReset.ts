import { listen } from "../support/listen.ts";

interface Watched {
  readonly restores: Set<() => void>;
  stop(): void;
}

const watched = new WeakMap<EventTarget, Watched>();

/**
 * Runs `restore` after the browser emptied the controls of a form. Returns a function that stops
 * it. react-hook-form's `reset()` has the browser do so, also where an answer stays. A form is
 * listened to once, however many controls it has, and no longer than it has some.
 */
export function onReset(form: HTMLFormElement | null, restore: () => void): () => void {
  if (!form) return () => undefined;
  const { restores, stop } = watched.get(form) ?? watch(form);
  restores.add(restore);
  return () => {
    if (!restores.delete(restore) || restores.size > 0) return;
    watched.delete(form);
    stop();
  };
}

function watch(form: HTMLFormElement): Watched {
  const made = { restores: new Set<() => void>(), stop: listen(form, "reset", restoreAll) };
  watched.set(form, made);
  return made;
}

/**
 * The event comes before the controls are emptied, and so do microtasks, unless a script caused it.
 */
function restoreAll({ currentTarget }: Event): void {
  const found = currentTarget && watched.get(currentTarget);
  setTimeout(() => {
    for (const restore of found?.restores ?? []) restore();
  });
}
