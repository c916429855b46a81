import { type Definition, generate, type Parameter, type Values } from "./forms.ts";
import { w4 } from "./w4.ts";

/** A generated form of so many parameters, or the W-4. */
export type Size = number | "w4";

export const formOf = (size: Size, options?: number): Definition =>
  size === "w4" ? w4 : generate(size, options);

export const countOf = (size: Size): number => formOf(size).parameters.length;

/** How a report calls a form. */
export const titleOf = (size: Size): string =>
  size === "w4" ? "the W-4" : size.toLocaleString("en-US");

const answers: Readonly<Record<Parameter["type"], string>> = {
  boolean: "false",
  currency: "1234.5",
  number: "7",
  percent: "12.5",
  select: "o2",
  string: "Some words",
};

/** Of the W-4. */
const answersByName: Values = { ssn: "123-45-6789", filing_status: "married" };

/** An answer that may be submitted for every parameter. */
export const answersOf = ({ parameters }: Definition): Values =>
  Object.fromEntries(
    parameters.map(({ name, type }) => [name, answersByName[name] ?? answers[type]]),
  );

/** Where the parameter of a type is that is nearest to the middle of a form. */
export function middleOf(type: Parameter["type"], size: Size): number {
  const { parameters } = formOf(size);
  const middle = (parameters.length - 1) / 2;
  const places = parameters.flatMap((parameter, place) => (parameter.type === type ? [place] : []));
  return places.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? -1;
}
