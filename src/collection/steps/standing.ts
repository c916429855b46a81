import type { CollectionWord } from "../collectionWords.ts";
import type { CollectedForm } from "../state/entries.ts";
import type { FormCollectionApi } from "../contract.ts";
import type { RepeatedForm } from "../rounds/repeatedForm.ts";

/** Status of a form. A `blocked` form could not be fetched, or the service rejected it. */
export type Standing = "done" | "sent" | "inProgress" | "blocked" | "toDo";

/** The message of each status, most complete first. */
export const standingWords: Readonly<Record<Standing, CollectionWord>> = {
  sent: "taskAccepted",
  done: "taskCompleted",
  inProgress: "taskInProgress",
  blocked: "taskBlocked",
  toDo: "taskToDo",
};

export function standingOf(
  { signing, isBegun, isComplete }: Pick<FormCollectionApi, "signing" | "isBegun" | "isComplete">,
  form: CollectedForm,
): Standing {
  if (signing.accepted.has(form.id)) return "sent";
  if (form.status === "failed" || signing.refused.has(form.id)) return "blocked";
  if (isComplete(form)) return "done";
  return isBegun(form) ? "inProgress" : "toDo";
}

/** Returns the status of a repeated form, from all of its items. */
export function roundsStanding(
  collection: Pick<FormCollectionApi, "signing" | "isBegun" | "isComplete" | "passed">,
  { rounds, missing, step, absent }: RepeatedForm,
): Standing {
  const standings = rounds.map((form) => standingOf(collection, form));
  if (absent?.status === "failed" || standings.includes("blocked")) return "blocked";
  if (rounds.length === 0)
    return missing === 0 && !absent && collection.passed.has(step) ? "done" : "toDo";
  if (!absent && standings.every((one) => one === "sent")) return "sent";
  if (!absent && missing === 0 && standings.every(isOver)) return "done";
  return standings.every((one) => one === "toDo") ? "toDo" : "inProgress";
}

const order = Object.keys(standingWords);

/** Sorts the most complete first, as in a progress bar. */
export const byProgress = (one: Standing, other: Standing): number =>
  order.indexOf(one) - order.indexOf(other);

/** Whether nothing is left to fill in. */
export const isOver = (standing: Standing): boolean => standing === "done" || standing === "sent";
