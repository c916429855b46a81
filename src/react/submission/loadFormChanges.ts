import type { Form } from "../../core/definition/form.ts";
import type { SubmitIssue } from "./submitIssue.ts";

type Explain = (errors: readonly SubmitIssue[]) => readonly SubmitIssue[];

const same: Explain = (errors) => errors;

/**
 * Loads `changedFormErrors` if the form changed since a submission began. Returns a function that
 * leaves the errors unchanged if the form is the same or loading fails.
 */
export async function loadFormChanges(before: Form, now: Form): Promise<Explain> {
  if (before === now) return same;
  try {
    const { changedFormErrors } = await import("../onDemand.ts");
    return (errors) => changedFormErrors(errors, before, now);
  } catch {
    return same;
  }
}
