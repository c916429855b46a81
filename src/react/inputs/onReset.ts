type Restores = Set<() => void>;

const watched = new WeakMap<EventTarget, Restores>();

/**
 * Runs `restore` after the browser emptied the controls of a form. Returns a function that stops
 * it. react-hook-form's `reset()` has the browser do so, also where an answer stays. A form is
 * listened to once, however many controls it has, and no longer than it has some.
 */
export function onReset(form: HTMLFormElement | null, restore: () => void): () => void {
  if (!form) return () => undefined;
  const restores = watched.get(form) ?? watch(form);
  restores.add(restore);
  return () => {
    if (!restores.delete(restore) || restores.size > 0) return;
    watched.delete(form);
    form.removeEventListener("reset", restoreAll);
  };
}

function watch(form: HTMLFormElement): Restores {
  const restores: Restores = new Set();
  watched.set(form, restores);
  form.addEventListener("reset", restoreAll);
  return restores;
}

/**
 * The event comes before the controls are emptied, and so do microtasks, unless a script caused it.
 */
function restoreAll({ currentTarget }: Event): void {
  const restores = currentTarget && watched.get(currentTarget);
  setTimeout(() => {
    for (const restore of restores ?? []) restore();
  });
}
