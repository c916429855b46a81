import { isRecord, ownValue } from "../../core/record.ts";
import type { CollectionEntry } from "../state/entries.ts";

/** A step that the server says remains. */
export interface OnboardStep {
  /** The server's name for it. */
  readonly step: string;
  /** Whether it is among the `blocking_steps`. */
  readonly blocking: boolean;
}

/**
 * The steps in an onboarding status of the service, `{ status, blocking_steps, remaining_steps }`:
 * those that block come first, each comes once. What is no such status has none.
 */
export function onboardSteps(status: unknown): readonly OnboardStep[] {
  const blocking = namesIn(status, "blocking_steps");
  const names = new Set([...blocking, ...namesIn(status, "remaining_steps")]);
  return [...names].map((step) => ({ step, blocking: blocking.includes(step) }));
}

function namesIn(status: unknown, key: string): readonly string[] {
  const found = isRecord(status) ? ownValue(status, key) : undefined;
  return Array.isArray(found) ? found.filter((step) => typeof step === "string") : [];
}

/** The forms of these steps, in their order; all forms when no steps are given. */
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
