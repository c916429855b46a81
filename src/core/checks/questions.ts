import type { Form, Parameter } from "../definition/form.ts";
import { bareLabel } from "../messages/labelled.ts";

/** The parameters of these names that are asked, in this order. */
export const questionsOf = ({ parameters }: Form, names: readonly string[]): readonly Parameter[] =>
  names.flatMap((name) => parameters.find((parameter) => parameter.name === name) ?? []);

/** What a sentence calls them. */
export const labelsOf = (
  questions: readonly Parameter[],
): { readonly questions: readonly string[] } => ({
  questions: questions.map(({ label }) => bareLabel(label)),
});
