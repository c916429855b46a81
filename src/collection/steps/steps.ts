import type { Visible } from "../conditions/visibleForms.ts";
import type { CollectionEntry } from "../state/collectionForm.ts";
import type { Target } from "../state/collectedForm.ts";
import { formIdOf, listId } from "../items/item.ts";
import { isRecord, getOwn } from "../../core/record.ts";

/**
 * A step of a collection. `id` is its address: a form's id, `dependents~items` for the items of a
 * repeated form, or `tasks`, `review`, `sign` and `receipt`.
 */
export interface CollectionStep {
  readonly kind: "form" | "items" | "tasks" | "review" | "sign" | "receipt";
  readonly id: string;
  /** The list that an item belongs to. The item is part of that step. */
  readonly within?: string | undefined;
}

/** Whether forms follow one another, or a list opens them in any order. */
export type CollectionVariant = "steps" | "tasks";

/** A question to change, and the step to return to. */
export interface ReturnTarget extends Target {
  readonly from: string;
}

const fixedStep = (kind: Exclude<CollectionStep["kind"], "form" | "items">): CollectionStep => ({
  kind,
  id: kind,
});

/** Returns the steps of the visible entries, in order. */
export function stepsOf(
  entries: readonly CollectionEntry[],
  visible: Visible,
  variant: CollectionVariant,
  signed: boolean,
): readonly CollectionStep[] {
  return [
    ...(variant === "tasks" ? [fixedStep("tasks")] : []),
    ...entries.flatMap((entry) => stepsAt(entry, visible)),
    fixedStep("review"),
    ...(signed ? [fixedStep("sign")] : []),
  ];
}

/** Returns the step of a visible form; for a repeated one, its list and each item. */
function stepsAt(
  { id: form, options }: CollectionEntry,
  { forms, repeated }: Visible,
): readonly CollectionStep[] {
  const own = forms.filter((one) => formIdOf(one) === form);
  const within = options.repeat ? listId(form) : undefined;
  const steps = own.map(({ id }): CollectionStep => ({ kind: "form", id, within }));
  const isListed = within !== undefined && (repeated.has(form) || own.length > 0);
  return isListed ? [{ kind: "items", id: within }, ...steps] : steps;
}

/** Returns the steps without items, which are part of their list. */
export const mainSteps = (steps: readonly CollectionStep[]): readonly CollectionStep[] =>
  steps.filter(({ within }) => within === undefined);

/** Returns the index among the main steps, or -1. */
export const placeOf = (steps: readonly CollectionStep[], { id, within }: CollectionStep): number =>
  mainSteps(steps).findIndex((one) => one.id === (within ?? id));

/**
 * Returns the target of Continue (1) or Back (-1), or `null`. A task leads back to the task list,
 * and an item to the list of its items.
 */
export function neighbour(
  steps: readonly CollectionStep[],
  step: CollectionStep,
  by: 1 | -1,
): string | null {
  const { kind, within } = step;
  if (within !== undefined) return within;
  const [first] = steps;
  const isTask = kind === "form" || kind === "items" || (kind === "review" && by === -1);
  if (first?.kind === "tasks" && isTask) return first.id;
  const at = placeOf(steps, step);
  return at < 0 ? null : (mainSteps(steps)[at + by]?.id ?? null);
}

/** A remaining step, according to the server. */
export interface OnboardStep {
  /** Name of the step on the server. */
  readonly step: string;
  /** Whether it is one of the `blocking_steps`. */
  readonly blocking: boolean;
}

/**
 * Returns the steps of an onboarding status of the service, `{ status, blocking_steps,
 * remaining_steps }`: blocking steps first, without duplicates. Any other value has no steps.
 */
export function onboardSteps(status: unknown): readonly OnboardStep[] {
  const blocking = namesIn(status, "blocking_steps");
  const names = new Set([...blocking, ...namesIn(status, "remaining_steps")]);
  return [...names].map((step) => ({ step, blocking: blocking.includes(step) }));
}

function namesIn(status: unknown, key: string): readonly string[] {
  const found = isRecord(status) ? getOwn(status, key) : undefined;
  return Array.isArray(found) ? found.filter((step) => typeof step === "string") : [];
}

/** Returns the forms of these steps in their order; all forms if `steps` is `undefined`. */
export function entriesAt(
  entries: readonly CollectionEntry[],
  steps: readonly OnboardStep[] | undefined,
): readonly CollectionEntry[] {
  if (!steps) return entries;
  return steps.flatMap(({ step, blocking }) =>
    entries
      .filter(({ id, options }) => (options.onboardStep ?? id) === step)
      .map((entry) => ({ ...entry, blocking })),
  );
}
