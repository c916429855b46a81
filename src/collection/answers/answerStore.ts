import type { FormAnswers } from "./answers.ts";

/** The answers of a collection, for as long as it is on the page. */
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
