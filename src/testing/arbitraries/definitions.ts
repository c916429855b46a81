import type { Arbitrary } from "fast-check";
import type { FormDefinition, ParameterDefinition } from "../../service/index.ts";
import type { FastCheck } from "./fastCheck.ts";

/** Names that plain objects inherit, or that other libraries reserve or parse as paths. */
const hardNames = [
  "__proto__",
  "constructor",
  "toString",
  "nodeName",
  "root",
  "a.b",
  "x[0]",
  "it's",
  "名前",
];

const types = ["boolean", "currency", "number", "percent", "select", "string"] as const;

export function definitionsOf(fc: FastCheck, maxParameters = 8): Arbitrary<FormDefinition> {
  const words = fc.stringMatching(/^[A-Z][a-z]{1,8}( [a-z]{1,8}){0,3}$/);
  const name = fc.oneof(
    { arbitrary: fc.stringMatching(/^[a-z]{1,8}(_[a-z0-9]{1,6}){0,2}$/), weight: 4 },
    { arbitrary: fc.constantFrom(...hardNames), weight: 1 },
  );
  const option = fc.record({ value: fc.string({ maxLength: 6 }), label: words });
  const options = fc.uniqueArray(option, {
    minLength: 1,
    maxLength: 20,
    selector: ({ value }) => value,
  });
  const hint = fc.option(words, { nil: undefined });
  const parameter: Arbitrary<ParameterDefinition> = fc
    .tuple(name, words, fc.constantFrom(...types), fc.boolean(), hint, options)
    .map(([named, label, type, required, description, choices]) => ({
      name: named,
      label,
      type,
      required,
      options: type === "select" ? choices : null,
      ...(description !== undefined && { description }),
    }));
  const parameters = fc.uniqueArray(parameter, {
    maxLength: maxParameters,
    selector: (one) => one.name,
  });
  return fc.record({ id: fc.stringMatching(/^[a-z0-9-]{1,12}$/), description: words, parameters });
}
