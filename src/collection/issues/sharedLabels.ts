import type { ReadyForm } from "../state/entries.ts";

/** The labels of questions in more than one of these forms. */
export function sharedLabels(forms: readonly ReadyForm[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { form } of forms)
    for (const label of new Set(form.parameters.map((one) => one.label)))
      (seen.has(label) ? shared : seen).add(label);
  return shared;
}
