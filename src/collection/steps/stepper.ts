import type { CollectedForm, Target } from "../entries.ts";

/**
 * A step of a collection. `id` is its address: a form's id, or `tasks`, `review`, `sign` and
 * `receipt`.
 */
export interface CollectionStep {
  readonly kind: "form" | "tasks" | "review" | "sign" | "receipt";
  readonly id: string;
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

const fixedStep = (kind: Exclude<CollectionStep["kind"], "form">): CollectionStep => ({
  kind,
  id: kind,
});

/** The steps through these forms, in order. */
export function stepsOf(
  forms: readonly CollectedForm[],
  variant: CollectionVariant,
  signed: boolean,
): readonly CollectionStep[] {
  return [
    ...(variant === "tasks" ? [fixedStep("tasks")] : []),
    ...forms.map(({ id }): CollectionStep => ({ kind: "form", id })),
    fixedStep("review"),
    ...(signed ? [fixedStep("sign")] : []),
  ];
}

/**
 * Where Continue (1) and Back (-1) lead; `null` where they lead nowhere. A task leads back to the
 * list.
 */
export function neighbour(
  steps: readonly CollectionStep[],
  { kind, id }: CollectionStep,
  by: 1 | -1,
): string | null {
  const [first] = steps;
  if (first?.kind === "tasks" && (kind === "form" || (kind === "review" && by === -1)))
    return first.id;
  const at = steps.findIndex((step) => step.id === id);
  return at < 0 ? null : (steps[at + by]?.id ?? null);
}
