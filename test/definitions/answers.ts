import type { Form, Parameter, ParameterType } from "parameter-form/core";

const byType: Readonly<Record<Exclude<ParameterType, "select">, string>> = {
  boolean: "true",
  currency: "1.50",
  number: "7",
  percent: "12.5",
  string: "x",
};

const answerTo = (parameter: Parameter): string =>
  parameter.type === "select" ? (parameter.options[0]?.value ?? "") : byType[parameter.type];

/** An acceptable answer to every parameter, by name, in a record in which any name is an ordinary key. */
export function answersOf({ parameters }: Form): Readonly<Record<string, string>> {
  const answers: Record<string, string> = Object.create(null);
  for (const parameter of parameters) answers[parameter.name] = answerTo(parameter);
  return answers;
}
