import type { ReadyForm } from "../state/entries.ts";
import type { Store } from "../support/store.ts";
import type { AnswerKeeper } from "./answers.ts";
import type { AnswerStore } from "./answerStore.ts";
import { type Restored, restoredIn } from "./restoredAnswers.ts";

/** Results of reading the draft of each form, by id. */
export interface RestoringState {
  readonly readings: ReadonlyMap<string, "found" | "nothing" | "unread">;
}

/** Which forms were restored. */
export interface RestoredForms {
  /** Whether a form can be drawn. */
  isRestored(id: string): boolean;
  /** Whether something may be kept of a form that could not be read. */
  isUnread(id: string): boolean;
  /** Ids of the forms of which something was kept. */
  readonly begun: readonly string[];
}

/** Restores what a draft keeps of the forms of a collection. */
export function createRestoring(answers: AnswerStore, state: Store<RestoringState>) {
  const asked = new Set<string>();
  const kept = new Map<string, Restored & { readonly form: ReadyForm }>();

  const restore = async (form: ReadyForm, draft: AnswerKeeper): Promise<void> => {
    const { id, defaults } = form;
    asked.add(id);
    const restored = await draft.restore(form.kept);
    // The app may give the draft when the person has begun: what was typed stays.
    const typed = answers.get(id);
    if (restored) {
      const found = { answers: restored, defaults };
      const put = restoredIn(form, found);
      kept.set(id, { ...found, put, form });
      const begun = { ...form, defaults: put };
      answers.set(id, typed ? restoredIn(begun, { answers: typed, defaults }) : put);
    }
    if (typed) draft.save(form.kept, answers.get(id) ?? typed);
    const reading = restored ? "found" : restored === null ? "nothing" : "unread";
    state.set({ readings: new Map(state.get().readings).set(id, reading) });
  };

  return {
    read(draft: AnswerKeeper | undefined): RestoredForms {
      const { readings } = state.get();
      return {
        isRestored: (id) => !draft || readings.has(id),
        isUnread: (id) => readings.get(id) === "unread",
        begun: [...readings].flatMap(([id, reading]) => (reading === "found" ? [id] : [])),
      };
    },
    /** Restores those of these forms that were not asked for yet. */
    follow(draft: AnswerKeeper | undefined, forms: readonly ReadyForm[]): void {
      if (draft) for (const form of forms) if (!asked.has(form.id)) void restore(form, draft);
      // What the app says later counts as if it had been said before, until the person comes to the
      // form.
      for (const form of forms) {
        const found = kept.get(form.id);
        if (!found || found.form === form || answers.get(form.id) !== found.put) continue;
        const put = restoredIn(form, found);
        kept.set(form.id, { ...found, form, put });
        answers.set(form.id, put);
      }
    },
    /** Restores those of these forms again that could not be read. */
    retry(forms: readonly ReadyForm[]): void {
      const readings = new Map(state.get().readings);
      for (const { id } of forms)
        if (readings.get(id) === "unread") {
          asked.delete(id);
          readings.delete(id);
        }
      state.set({ readings });
    },
  };
}
