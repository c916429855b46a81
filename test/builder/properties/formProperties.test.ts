import type { DocumentForm } from "parameter-form/document";
import { expect, test } from "vitest";
import { formProperties } from "../../../src/builder/properties/otherProperties.ts";

const property = (name: string) => {
  const found = formProperties.find(({ parameter }) => parameter.name === name);
  if (!found) throw new Error(`There is no property ${name}`);
  return found;
};
const prefill = { values: { city: "Reno" }, origin: { en: "HR", es: "RR. HH." } };

test.each<
  [before: DocumentForm["prefill"], name: string, value: string | null, DocumentForm["prefill"]]
>([
  [undefined, "origin", "HR", { values: {}, origin: "HR" }],
  [{ values: {}, origin: "HR" }, "origin", null, undefined],
  [prefill, "origin", "by HR", { ...prefill, origin: { en: "by HR", es: "RR. HH." } }],
  [{ ...prefill, origin: "HR" }, "origin", null, { ...prefill, origin: "" }],
  [prefill, "confirm", "true", { ...prefill, confirm: true }],
  [{ ...prefill, confirm: true }, "confirm", "false", prefill],
  [undefined, "confirm", "true", undefined],
])("%j with %s = %j is %j", (before, name, value, after) => {
  const form: DocumentForm = { id: "a", ...(before && { prefill: before }) };
  const { read, write } = property(name);
  const written = write(form, value, "en");
  expect(written).toEqual({ id: "a", ...(after && { prefill: after }) });
  const expected = value === "false" || (name === "confirm" && !before) ? null : value;
  expect(read(written, "en") || null).toBe(expected);
});
