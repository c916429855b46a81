import type { ReadyForm } from "../entries.ts";

/** The labels of questions in more than one of these forms. */
export function sharedLabels(forms: readonly ReadyForm[]): ReadonlySet<string> {
  const seen = new Map<string, ReadyForm>();
  const shared = new Set<string>();
  for (const form of forms)
    for (const { label } of form.form.parameters) {
      const first = seen.get(label) ?? form;
      seen.set(label, first);
      if (first !== form) shared.add(label);
    }
  return shared;
}
