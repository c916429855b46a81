import { compareForms, takesTheSame } from "../../core/definition/compareForms.ts";
import type { Form, Parameter } from "../../core/definition/form.ts";
import { formatList } from "../../core/messages/defineMessages.ts";
import { bareLabel } from "../../core/messages/labelledMessage.ts";
import type { ResolvedSettings } from "../settings/settings.ts";
import { onDemand } from "../../core/messages/onDemandMessages.ts";
import type { SubmitIssue } from "./submitIssue.ts";

/**
 * Returns messages about a changed form, or none if its questions are the same, as after a
 * translation.
 */
function formChanges(before: Form, now: Form): readonly SubmitIssue[] {
  const { added, kept, gone } = compareForms(before, now);
  if (added.length === 0 && gone.length === 0 && kept.every(takesTheSame)) return [];
  return [
    { name: null, format: (settings) => onDemand.t(settings, "formChanged") },
    ...added.map(({ name, label }): SubmitIssue => ({
      name,
      format: (settings, parameters) =>
        onDemand.t(settings, "newQuestion", {
          label: bareLabel(parameters?.get(name)?.label ?? label),
        }),
    })),
    ...(gone.length > 0 ? [{ name: null, format: goneMessage(gone) }] : []),
  ];
}

const goneMessage = (gone: readonly Parameter[]) => (settings: ResolvedSettings) =>
  onDemand.t(settings, "goneQuestions", {
    labels: formatList(settings, [...new Set(gone.map(({ label }) => bareLabel(label)))]),
  });

/** If the form changed, replaces form-level errors with messages about the changes. */
export function changedFormErrors(
  refusals: readonly SubmitIssue[],
  before: Form,
  now: Form,
): readonly SubmitIssue[] {
  const changes = formChanges(before, now);
  if (changes.length === 0) return refusals;
  return [...changes, ...refusals.filter(({ name }) => name !== null)];
}
