import { californiaDe4, directDeposit, everyType, federalW4 } from "parameter-form/service";
import { checkPayload, parseForm } from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { run } from "../../src/command/sample.ts";

const sample = async (form: object, seed?: number) => {
  const { text } = await run({
    words: ["form.json"],
    options: seed === undefined ? {} : { seed },
    read: async () => [{ name: "form.json", text: JSON.stringify(form) }],
  });
  return text;
};

describe.each([federalW4, californiaDe4, directDeposit, everyType])("samples of $id", (json) => {
  const form = parseForm(json);

  test("the valid one is accepted, and each of the others refused at its parameter", async () => {
    const { valid, invalid } = JSON.parse(await sample(json));
    expect(checkPayload(form, valid)).toBeNull();
    expect(invalid.length).toBeGreaterThan(4);
    for (const { name, payload } of invalid)
      expect(Object.keys(checkPayload(form, payload)?.fields ?? {})).toEqual([name]);
  });

  test("each reason is there once, in the order of the form, and every required answer is missed", async () => {
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

test("of a form that takes every answer, none is refused", async () => {
  const note = { name: "note", label: "Note", type: "string", required: false };
  expect(JSON.parse(await sample({ parameters: [note] }))).toMatchObject({ invalid: [] });
});

test("the same seed draws the same", async () => {
  expect(await sample(federalW4, 7)).toBe(await sample(federalW4, 7));
  expect(await sample(federalW4, 7)).not.toBe(await sample(federalW4, 8));
});
