import { createEmitter } from "../../core/emitter.ts";
import type { FormAnswers } from "./answers.ts";

/** The answers of a collection, for as long as it is on the page. */
export interface AnswerStore {
  get(id: string): FormAnswers | undefined;
  set(id: string, answers: FormAnswers): void;
  subscribe(this: void, listener: () => void): () => void;
}

export function createAnswerStore(): AnswerStore {
  const byForm = new Map<string, FormAnswers>();
  const changes = createEmitter();
  return {
    get: (id) => byForm.get(id),
    set(id, answers) {
      byForm.set(id, answers);
      changes.emit();
    },
    subscribe: changes.subscribe,
  };
}
