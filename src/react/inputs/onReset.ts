import { listen } from "../support/listen.ts";

interface Watched {
  readonly restores: Set<() => void>;
  stop(): void;
}

const watched = new WeakMap<EventTarget, Watched>();

/**
 * Calls `restore` after the native reset of a form, which react-hook-form's `reset()` triggers even
 * for values that it keeps. Returns the unsubscribe function.
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
 * Waits for a task: the event fires before the controls are reset. A microtask may be too early.
 */
function restoreAll({ currentTarget }: Event): void {
  const found = currentTarget && watched.get(currentTarget);
  setTimeout(() => {
    for (const restore of found?.restores ?? []) restore();
  });
}
