import { isRecord, getOwn } from "../../core/record.ts";
import type { CollectionEntry } from "../state/collectionForm.ts";

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
