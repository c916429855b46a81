import type { Visible } from "../conditions/visibleForms.ts";
import type { CollectionEntry, Target } from "../state/entries.ts";
import { formIdOf, listId } from "../rounds/round.ts";

/**
 * A step of a collection. `id` is its address: a form's id, `dependents~rounds` of the list of the
 * rounds of one that repeats, or `tasks`, `review`, `sign` and `receipt`.
 */
export interface CollectionStep {
  readonly kind: "form" | "rounds" | "tasks" | "review" | "sign" | "receipt";
  readonly id: string;
  /** Of a round, the list that it belongs to: it is part of that step. */
  readonly within?: string | undefined;
}

/**
 * How a person goes through a collection: one form after the other, or any first, from a list of
 * them.
 */
export type CollectionVariant = "steps" | "tasks";

/** What was asked to be changed, and where to go back to. */
export interface Errand extends Target {
  readonly from: string;
}

const fixedStep = (kind: Exclude<CollectionStep["kind"], "form" | "rounds">): CollectionStep => ({
  kind,
  id: kind,
});

/** The steps through what is asked of these entries, in order. */
export function stepsOf(
  entries: readonly CollectionEntry[],
  asked: Visible,
  variant: CollectionVariant,
  signed: boolean,
): readonly CollectionStep[] {
  return [
    ...(variant === "tasks" ? [fixedStep("tasks")] : []),
    ...entries.flatMap((entry) => stepsAt(entry, asked)),
    fixedStep("review"),
    ...(signed ? [fixedStep("sign")] : []),
  ];
}

/** The step of a form, where it is asked; of one that repeats, its list and each round. */
function stepsAt(
  { id: form, options }: CollectionEntry,
  { forms, repeated }: Visible,
): readonly CollectionStep[] {
  const own = forms.filter((one) => formIdOf(one) === form);
  const within = options.repeat ? listId(form) : undefined;
  const steps = own.map(({ id }): CollectionStep => ({ kind: "form", id, within }));
  const isListed = within !== undefined && (repeated.has(form) || own.length > 0);
  return isListed ? [{ kind: "rounds", id: within }, ...steps] : steps;
}

/** The steps that count as one: those of rounds belong to the one of their list. */
export const mainSteps = (steps: readonly CollectionStep[]): readonly CollectionStep[] =>
  steps.filter(({ within }) => within === undefined);

/** The place of a step among the main ones; -1 for what is none. */
export const placeOf = (steps: readonly CollectionStep[], { id, within }: CollectionStep): number =>
  mainSteps(steps).findIndex((one) => one.id === (within ?? id));

/**
 * Where Continue (1) and Back (-1) lead; `null` where they lead nowhere. A task leads back to the
 * list, and a round to that of the rounds.
 */
export function neighbour(
  steps: readonly CollectionStep[],
  step: CollectionStep,
  by: 1 | -1,
): string | null {
  const { kind, within } = step;
  if (within !== undefined) return within;
  const [first] = steps;
  const isTask = kind === "form" || kind === "rounds" || (kind === "review" && by === -1);
  if (first?.kind === "tasks" && isTask) return first.id;
  const at = placeOf(steps, step);
  return at < 0 ? null : (mainSteps(steps)[at + by]?.id ?? null);
}
