import {
  addDecimals,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
} from "../../core/values/arithmetic.ts";
import { readWireDecimal } from "../../core/values/decimal.ts";
import type { AnsweredValues } from "../../core/definition/form.ts";
import type { Compute } from "../../core/rules/rule.ts";
import { saying } from "../../core/said.ts";
import type { NamedComputation, Term } from "./named.ts";
import { amount } from "./rules.ts";
import { byKey, either } from "../shapes/choices.ts";
import { some } from "../shapes/lists.ts";
import { object } from "../shapes/object.ts";
import { type Shape } from "../shapes/shape.ts";
import { exactly, text, upTo } from "../shapes/values.ts";
import { named } from "../shapes/wrapped.ts";

type Part = string | null;

/** The parts, when each of them has an answer. */
const whole = (parts: readonly Part[]): readonly string[] => {
  const known = parts.flatMap((part) => part ?? []);
  return known.length === parts.length ? known : [];
};

/** Of parts without any, nothing follows. */
const reduced = (parts: readonly string[], reckon: (one: string, other: string) => string): Part =>
  parts.length === 0 ? null : parts.reduce(reckon);

const add = (one: string, other: string): string => addDecimals(one, other);

const kinds: Readonly<Record<NamedComputation["compute"], (parts: readonly Part[]) => Part>> = {
  sum: (parts) =>
    reduced(
      parts.flatMap((part) => part ?? []),
      add,
    ),
  product: (parts) => reduced(whole(parts), multiplyDecimals),
  difference: (parts) => reduced(whole(parts), subtractDecimals),
};

function partOf(term: Term, answers: Partial<AnsweredValues>): Part {
  if (typeof term === "string") {
    const answer = answers[term];
    return answer !== undefined && readWireDecimal(answer) ? answer : null;
  }
  return "compute" in term ? workedOut(term, answers) : term.value;
}

function workedOut(
  { compute, of, decimals }: NamedComputation,
  answers: Partial<AnsweredValues>,
): Part {
  const found = kinds[compute](of.map((term) => partOf(term, answers)));
  return found === null || decimals === undefined ? found : roundDecimal(found, decimals);
}

/** How an answer is worked out that a document says. */
export const computeOf = (said: NamedComputation): Compute =>
  saying((answers: Partial<AnsweredValues>) => workedOut(said, answers), { ...said });

const term: Shape<Term> = /* @__PURE__ */ either(
  text,
  named("term", "an object with a value or a compute", () => termObject),
);

export const computationShape: Shape<NamedComputation> = /* @__PURE__ */ named(
  "computation",
  "a computation",
  () => computation,
);

const computation = /* @__PURE__ */ object<NamedComputation>(
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
