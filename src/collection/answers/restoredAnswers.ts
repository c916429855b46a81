import { getOwn, recordOf } from "../../core/record.ts";
import { resolveFieldSettings } from "../../react/internal.ts";
import type { ReadyForm } from "../state/collectedForm.ts";
import type { FormAnswers, AnswerKeeper } from "./answers.ts";
import type { Store } from "../support/store.ts";

/** Answers restored from a draft. */
export interface Restored {
  readonly answers: FormAnswers;
  /** Initial answers when the draft was read. Equal answers are not the person's. */
  readonly defaults: FormAnswers;
  /** Answers written to the form. */
  readonly put: FormAnswers;
}

/**
 * Merges the person's restored answers into the current initial ones. Answers to read-only and
 * disabled fields are not the person's. A missing sensitive answer was not stored, so it does not
 * count as removed. A prefilled answer that the person checked is theirs, too.
 */
export function restoredAnswers(
  { form, kept, settings, defaults: now }: ReadyForm,
  { answers, defaults }: Omit<Restored, "put">,
): FormAnswers {
  const sources = form.parameters.map((parameter) => {
    const { name } = parameter;
    const { readOnly, disabled } = resolveFieldSettings(parameter, settings);
    const isUnread = Object.hasOwn(answers.unread, name);
    const isMissing = !isUnread && getOwn(answers.values, name) === undefined;
    const isLost = isMissing && kept.sensitive.has(name);
    const isAnswered = isChanged(name, answers, defaults) || answers.confirmed?.includes(name);
    const isTheirs = isAnswered && !isLost && !readOnly && !disabled;
    return [name, isTheirs ? answers : now] as const;
  });
  const part = (key: "values" | "unread"): Readonly<Record<string, string>> =>
    recordOf(
      sources.flatMap(([name, source]): [string, string][] => {
        const value = getOwn(source[key], name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  return { values: part("values"), unread: part("unread"), confirmed: answers.confirmed };
}

/** Whether an answer differs from its initial one. */
const isChanged = (name: string, { values, unread }: FormAnswers, initial: FormAnswers): boolean =>
  Object.hasOwn(unread, name) || getOwn(values, name) !== getOwn(initial.values, name);

/** Whether any answer differs from its initial one. */
export const isEdited = (
  { form, defaults }: ReadyForm,
  answers: FormAnswers | undefined,
): boolean =>
  answers !== undefined && form.parameters.some(({ name }) => isChanged(name, answers, defaults));

/** Results of reading the draft of each form, by id. */
export interface RestoringState {
  readonly readings: ReadonlyMap<string, "found" | "nothing" | "unread">;
}

/** Results of reading drafts: which forms may render, and with which answers. */
export interface RestoredForms {
  /** Whether a form can render. */
  isRestored(id: string): boolean;
  /** Whether a form may have a draft that could not be read. */
  isUnread(id: string): boolean;
  /** Ids of the forms with a restored draft. */
  readonly restoredIds: readonly string[];
}

/** Restores the drafts of a collection's forms. */
export function createDraftRestorer(answers: AnswerStore, state: Store<RestoringState>) {
  const requested = new Set<string>();
  const kept = new Map<string, Restored & { readonly form: ReadyForm }>();

  const restore = async (form: ReadyForm, draft: AnswerKeeper): Promise<void> => {
    const { id, defaults } = form;
    requested.add(id);
    const restored = await draft.restore(form.kept);
    // The app may pass the draft after the person started typing: typed answers stay.
    const typed = answers.get(id);
    if (restored) {
      const found = { answers: restored, defaults };
      const put = restoredAnswers(form, found);
      kept.set(id, { ...found, put, form });
      const restoredForm = { ...form, defaults: put };
      answers.set(id, typed ? restoredAnswers(restoredForm, { answers: typed, defaults }) : put);
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
        restoredIds: [...readings].flatMap(([id, reading]) => (reading === "found" ? [id] : [])),
      };
    },
    /** Restores the forms that were not requested yet. */
    follow(draft: AnswerKeeper | undefined, forms: readonly ReadyForm[]): void {
      if (draft) for (const form of forms) if (!requested.has(form.id)) void restore(form, draft);
      // New initial answers apply to a restored form until its answers change.
      for (const form of forms) {
        const found = kept.get(form.id);
        if (!found || found.form === form || answers.get(form.id) !== found.put) continue;
        const put = restoredAnswers(form, found);
        kept.set(form.id, { ...found, form, put });
        answers.set(form.id, put);
      }
    },
    /** Resets the forms that could not be read, so that `follow` restores them again. */
    retry(forms: readonly ReadyForm[]): void {
      const readings = new Map(state.get().readings);
      for (const { id } of forms)
        if (readings.get(id) === "unread") {
          requested.delete(id);
          readings.delete(id);
        }
      state.set({ readings });
    },
  };
}

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
