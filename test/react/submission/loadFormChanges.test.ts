import { expect, test, vi } from "vitest";
import { loadFormChanges } from "../../../src/react/submission/loadFormChanges.ts";
import { parseForm } from "parameter-form/core";

const formOf = (...names: readonly string[]) =>
  parseForm({
    parameters: names.map((name) => ({ name, label: name, type: "string", required: true })),
  });
const before = formOf("city");
const errors = [{ name: null, format: () => ({ children: "Refused." }) }];
const count = async (now: typeof before) => (await loadFormChanges(before, now))(errors).length;

test("errors of a changed form are replaced, those of the same form are not", async () => {
  expect(await count(before)).toBe(1);
  expect(await count(formOf("city", "county"))).toBe(2);
});

test("returns the errors unchanged if loading fails", async () => {
  vi.resetModules();
  vi.doMock("../../../src/react/submission/changedFormErrors.ts", () => {
    throw new Error("offline");
  });
  const explain = await loadFormChanges(before, formOf("city", "county"));
  expect(explain(errors)).toBe(errors);
});
