import { californiaDe4, directDeposit, everyType, federalW4 } from "parameter-form/service";
import { checkPayload, parseForm } from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { jsonOf } from "../../src/command/input/parseInput.ts";
import { run } from "../../src/command/verbs/sample.ts";

const sample = async (form: object, seed?: number) => {
  const { text } = await run({
    args: ["form.json"],
    options: seed === undefined ? {} : { seed },
    read: async () => [jsonOf({ name: "form.json", text: JSON.stringify(form) })],
  });
  return text;
};

describe.each([federalW4, californiaDe4, directDeposit, everyType])("samples of $id", (json) => {
  const form = parseForm(json);

  test("the valid sample is accepted, and each invalid one is rejected at its parameter", async () => {
    const { valid, invalid } = JSON.parse(await sample(json));
    expect(checkPayload(form, valid)).toBeNull();
    expect(invalid.length).toBeGreaterThan(4);
    for (const { name, payload } of invalid)
      expect(Object.keys(checkPayload(form, payload)?.fields ?? {})).toEqual([name]);
  });

  test("lists each reason once in form order, with a missing sample for each required answer", async () => {
    const { invalid }: { invalid: { name: string; reason: string }[] } = JSON.parse(
      await sample(json),
    );
    const keys = invalid.map(({ name, reason }) => `${name} ${reason}`);
    expect(new Set(keys).size).toBe(keys.length);
    const names = form.parameters.map(({ name }) => name);
    const places = invalid.map(({ name }) => names.indexOf(name));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const required = form.parameters.filter((one) => one.required).map(({ name }) => name);
    expect(keys).toEqual(expect.arrayContaining(required.map((name) => `${name} missing`)));
  });
});

test("returns no invalid samples for a form that accepts every answer", async () => {
  const note = { name: "note", label: "Note", type: "string", required: false };
  expect(JSON.parse(await sample({ parameters: [note] }))).toMatchObject({ invalid: [] });
});

test("returns the same samples for the same seed", async () => {
  expect(await sample(federalW4, 7)).toBe(await sample(federalW4, 7));
  expect(await sample(federalW4, 7)).not.toBe(await sample(federalW4, 8));
});
