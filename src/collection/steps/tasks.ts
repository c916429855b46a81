import type { FormCollectionApi } from "../contract.ts";
import { titleLang } from "../state/collectionForm.ts";
import { itemsStatus, type StepStatus, statusOf } from "./stepStatus.ts";
import { type CollectionStep, mainSteps } from "./steps.ts";

/** A form of a collection with its status. A repeated form is one task with all of its items. */
export interface Task {
  /** Id of its step. */
  readonly id: string;
  readonly title: string;
  /** Language of the title, if known. */
  readonly lang: string | undefined;
  readonly blocking: boolean;
  readonly minutes: number | undefined;
  readonly status: StepStatus;
}

/** Returns the visible forms in order. */
export const tasksOf = (collection: FormCollectionApi): readonly Task[] =>
  mainSteps(collection.steps).flatMap((step) => taskOf(collection, step) ?? []);

/** Returns the form of a step, or `null`. */
export function taskOf(collection: FormCollectionApi, { id }: CollectionStep): Task | null {
  const list = collection.repeated.find(({ step }) => step === id);
  if (list) {
    const { title, titleLang: lang, blocking, minutes } = list;
    return { id, title, lang, blocking, minutes, status: itemsStatus(collection, list) };
  }
  const form = collection.forms.find((one) => one.id === id);
  if (!form) return null;
  const { title, blocking, minutes } = form;
  const lang = form.status === "ready" ? titleLang(title, form.form) : undefined;
  return { id, title, lang, blocking, minutes, status: statusOf(collection, form) };
}
