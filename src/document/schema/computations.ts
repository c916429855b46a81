import {
  addDecimals,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
} from "../../core/values/arithmetic.ts";
import { readWireDecimal } from "../../core/values/wireDecimal.ts";
import type { AnsweredValues } from "../../core/definition/form.ts";
import type { Compute } from "../../core/rules/rule.ts";
import { withMetadata } from "../../core/metadata.ts";
import type { NamedComputation, Term } from "./named.ts";
import { amount } from "./rules.ts";
import { byKey, either } from "../shapes/choices.ts";
import { some } from "../shapes/lists.ts";
import { object } from "../shapes/object.ts";
import type { Shape } from "../shapes/shape.ts";
import { exactly, text, upTo } from "../shapes/values.ts";
import { named } from "../shapes/wrapped.ts";

type Part = string | null;

const operations: Readonly<
  Record<NamedComputation["compute"], (one: string, other: string) => string>
> = {
  sum: (one, other) => addDecimals(one, other),
  product: multiplyDecimals,
  difference: subtractDecimals,
};

function partOf(term: Term, answers: Partial<AnsweredValues>): Part {
  if (typeof term === "string") {
    const answer = answers[term];
    return answer !== undefined && readWireDecimal(answer) ? answer : null;
  }
  return "compute" in term ? resultOf(term, answers) : term.value;
}

function resultOf(
  { compute, of, decimals }: NamedComputation,
  answers: Partial<AnsweredValues>,
): Part {
  const parts = of.flatMap((term) => partOf(term, answers) ?? []);
  const isComplete = compute === "sum" ? parts.length > 0 : parts.length === of.length;
  if (!isComplete) return null;
  const found = parts.reduce(operations[compute]);
  return decimals === undefined ? found : roundDecimal(found, decimals);
}

/** Creates the computation that a document describes. */
export const computeOf = (computation: NamedComputation): Compute =>
  withMetadata((answers: Partial<AnsweredValues>) => resultOf(computation, answers), computeOf, {
    ...computation,
  });

const term: Shape<Term> = /* @__PURE__ */ either(
  text,
  named("term", "an object with a value or a compute", () => termObject),
);

export const computationShape: Shape<NamedComputation> = /* @__PURE__ */ named(
  "computation",
  "a computation",
  () => computationObject,
);

const computationObject = /* @__PURE__ */ object<NamedComputation>(
  {
    compute: exactly("sum", "product", "difference"),
    of: some(term),
    decimals: upTo(20),
  },
  ["compute", "of"],
);

const termObject = /* @__PURE__ */ byKey<Exclude<Term, string>>({
  value: object<{ value: string }>({ value: amount }, ["value"]),
  compute: computationShape,
});
