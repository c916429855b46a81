const watched = new WeakMap<HTMLFormElement, Set<() => void>>();

/**
 * Runs `restore` after the browser emptied the controls of a form; the answer stops it. react-hook-form's `reset()` has the browser do so,
 * also where an answer stays. A form is listened to once, however many controls it has.
 */
export function onReset(form: HTMLFormElement | null, restore: () => void): () => void {
  if (!form) return () => undefined;
  const restores = watched.get(form) ?? watch(form);
  restores.add(restore);
  return () => restores.delete(restore);
}

function watch(form: HTMLFormElement): Set<() => void> {
  const restores = new Set<() => void>();
  watched.set(form, restores);
  // The event comes before the controls are emptied.
  form.addEventListener("reset", () =>
    queueMicrotask(() => {
      for (const restore of restores) restore();
    }),
  );
  return restores;
}
