import type { CollectionMessageKey } from "../collectionMessages.ts";
import type { CollectedForm } from "../state/collectedForm.ts";
import type { FormCollectionApi } from "../contract.ts";
import type { RepeatedForm } from "../items/repeatedForms.ts";
import { titleLang } from "../state/collectionForm.ts";
import { type CollectionStep, mainSteps } from "./steps.ts";

/** Status of a form. A `blocked` form could not be fetched, or the service rejected it. */
export type StepStatus = "done" | "sent" | "inProgress" | "blocked" | "toDo";

/** The message of each status, most complete first. */
export const statusMessages: Readonly<Record<StepStatus, CollectionMessageKey>> = {
  sent: "taskAccepted",
  done: "taskCompleted",
  inProgress: "taskInProgress",
  blocked: "taskBlocked",
  toDo: "taskToDo",
};

export function statusOf(
  {
    signing,
    isStarted,
    isComplete,
  }: Pick<FormCollectionApi, "signing" | "isStarted" | "isComplete">,
  form: CollectedForm,
): StepStatus {
  if (signing.accepted.has(form.id)) return "sent";
  if (form.status === "failed" || signing.refused.has(form.id)) return "blocked";
  if (isComplete(form)) return "done";
  return isStarted(form) ? "inProgress" : "toDo";
}

/** Returns the status of a repeated form, from all of its items. */
function itemsStatus(
  collection: Pick<FormCollectionApi, "signing" | "isStarted" | "isComplete" | "passed">,
  { items, missing, step, absent }: RepeatedForm,
): StepStatus {
  const statuses = items.map((form) => statusOf(collection, form));
  if (absent?.status === "failed" || statuses.includes("blocked")) return "blocked";
  if (items.length === 0)
    return missing === 0 && !absent && collection.passed.has(step) ? "done" : "toDo";
  if (!absent && statuses.every((one) => one === "sent")) return "sent";
  if (!absent && missing === 0 && statuses.every(isOver)) return "done";
  return statuses.every((one) => one === "toDo") ? "toDo" : "inProgress";
}

const order = Object.keys(statusMessages);

/** Sorts the most complete status first, as in a progress bar. */
export const byProgress = (one: StepStatus, other: StepStatus): number =>
  order.indexOf(one) - order.indexOf(other);

/** Whether nothing is left to fill in. */
export const isOver = (status: StepStatus): boolean => status === "done" || status === "sent";

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
