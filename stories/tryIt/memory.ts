import type { AnswerKeeper, FormAnswers, KeptForm } from "parameter-form/collection";

/** The answers of a form, and which of them are nobody else's business. */
export interface Remembered extends FormAnswers {
  readonly sensitive: ReadonlySet<string>;
}

/** Keeps the answers of a collection while the page is there, and lets it show them: nothing is stored, nothing is sent. */
export interface Memory extends AnswerKeeper {
  read(): ReadonlyMap<string, Remembered>;
  subscribe(listener: () => void): () => void;
}

type Begun = Readonly<Record<string, FormAnswers["values"]>>;

/** A memory that has some answers from the start, by the ids of the forms. */
export function remember(begun: Begun): Memory {
  let held: ReadonlyMap<string, Remembered> = new Map();
  const listeners = new Set<() => void>();
  const hold = ({ id, sensitive }: KeptForm, answers: FormAnswers): void => {
    held = new Map(held).set(id, { ...answers, sensitive });
    for (const tell of listeners) tell();
  };
  return {
    async restore(form) {
      const values = begun[form.id];
      const known = held.get(form.id) ?? (values && { values, unread: {} });
      if (known) hold(form, known);
      return known ?? null;
    },
    save: hold,
    clear: () => {},
    read: () => held,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
