import type { AnswerKeeper, FormAnswers, KeptForm } from "parameter-form/collection";

/** The answers of a form, with the names of its sensitive questions. */
export interface SavedAnswers extends FormAnswers {
  readonly sensitive: ReadonlySet<string>;
}

/** A draft that keeps answers until the page is closed. It is an external store, so that the page can show the answers. */
export interface InMemoryDraft extends AnswerKeeper {
  read(): ReadonlyMap<string, SavedAnswers>;
  subscribe(listener: () => void): () => void;
}

type InitialAnswers = Readonly<Record<string, FormAnswers["values"]>>;

/** Returns a draft that begins with some answers, by form id. */
export function createInMemoryDraft(initialAnswers: InitialAnswers): InMemoryDraft {
  let saved: ReadonlyMap<string, SavedAnswers> = new Map();
  const listeners = new Set<() => void>();
  const save = ({ id, sensitive }: KeptForm, answers: FormAnswers): void => {
    saved = new Map(saved).set(id, { ...answers, sensitive });
    for (const notify of listeners) notify();
  };
  return {
    async restore(form) {
      const values = initialAnswers[form.id];
      const answers = saved.get(form.id) ?? (values && { values, unread: {} });
      if (answers) save(form, answers);
      return answers ?? null;
    },
    save,
    clear: () => {},
    read: () => saved,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
