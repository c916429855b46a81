import type { FormAnswers } from "./answers.ts";

/** In-memory answers of a collection, by form id. */
export interface AnswerStore {
  get(id: string): FormAnswers | undefined;
  set(id: string, answers: FormAnswers): void;
}

/** Creates a store that calls `emit` after each change. */
export function createAnswerStore(emit: () => void): AnswerStore {
  const byForm = new Map<string, FormAnswers>();
  return {
    get: (id) => byForm.get(id),
    set(id, answers) {
      byForm.set(id, answers);
      emit();
    },
  };
}
