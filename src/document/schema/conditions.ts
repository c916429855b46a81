import type { Condition } from "../../core/model/evaluateCondition.ts";
import { byKey } from "../shapes/choices.ts";
import { list } from "../shapes/lists.ts";
import { object } from "../shapes/object.ts";
import type { Shape } from "../shapes/shape.ts";
import { flag, text } from "../shapes/values.ts";
import { named } from "../shapes/wrapped.ts";

interface Of {
  readonly name: string;
  readonly form?: string;
}

const of = { name: text, form: text };

export const conditionShape: Shape<Condition> = /* @__PURE__ */ named(
  "condition",
  "a condition",
  () => conditions,
);

const many = /* @__PURE__ */ list(conditionShape);

const conditions: Shape<Condition> = /* @__PURE__ */ byKey<Condition>({
  equals: object<Of & { equals: string }>({ ...of, equals: text }, ["name", "equals"]),
  oneOf: object<Of & { oneOf: readonly string[] }>({ ...of, oneOf: list(text) }, ["name", "oneOf"]),
  not: object<Of & { not: string }>({ ...of, not: text }, ["name", "not"]),
  answered: object<Of & { answered: boolean }>({ ...of, answered: flag }, ["name", "answered"]),
  all: object<{ all: readonly Condition[] }>({ all: many }, ["all"]),
  any: object<{ any: readonly Condition[] }>({ any: many }, ["any"]),
});
