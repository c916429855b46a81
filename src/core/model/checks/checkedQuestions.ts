import type { Form, Parameter } from "../../definition/form.ts";
import { bareLabel } from "../../messages/labelledMessage.ts";

/** Returns the visible parameters with these names, in this order. */
export const questionsOf = ({ parameters }: Form, names: readonly string[]): readonly Parameter[] =>
  names.flatMap((name) => parameters.find((parameter) => parameter.name === name) ?? []);

export const labelsOf = (
  questions: readonly Parameter[],
): { readonly questions: readonly string[] } => ({
  questions: questions.map(({ label }) => bareLabel(label)),
});
