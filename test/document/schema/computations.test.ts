import { collectionProps, type NamedComputation, parseCollection } from "parameter-form/document";
import { expect, test } from "vitest";

const answers = { a: "1.5", b: "2", text: "x" };
const five = { value: "5" };

test.each<
  [
    compute: NamedComputation["compute"],
    of: unknown,
    decimals: number | undefined,
    found: string | null,
  ]
>([
  ["sum", ["a", "b", "none", "text"], undefined, "3.5"],
  ["sum", ["none"], undefined, null],
  ["sum", ["a", { compute: "product", of: ["b", five] }], undefined, "11.5"],
  ["product", ["a", "b", five], undefined, "15"],
  ["product", ["a", "none"], undefined, null],
  ["product", ["a", "a"], 1, "2.3"],
  ["difference", [five, "a", "b"], undefined, "1.5"],
  ["difference", ["a", "none"], 2, null],
])("%s of %j, to %s decimals, is %s", (compute, of, decimals, found) => {
  const serialized = { compute, of, ...(decimals !== undefined && { decimals }) };
  const document = parseCollection({ forms: [{ id: "f", compute: { x: serialized } }] });
  expect(collectionProps(document).forms[0]?.compute?.["x"]?.(answers)).toBe(found);
});
