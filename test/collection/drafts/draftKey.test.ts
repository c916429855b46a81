import { parseForm } from "parameter-form";
import { expect, test } from "vitest";
import { fingerprintOf } from "../../../src/core/definition/fingerprint.ts";
import { storageKeyOf } from "../../../src/collection/drafts/draftCodec.ts";
import { hardNames } from "../../core/answers.ts";
import { definition } from "../../core/definitions.ts";

const formOf = (...changes: readonly Readonly<Record<string, unknown>>[]) =>
  parseForm({ parameters: changes.map(definition) });

const ab = [
  { value: "a", label: "A" },
  { value: "b", label: "B" },
];
const select = { name: "s", type: "select", options: ab };

/** Definitions of which no two have one fingerprint. */
const different: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  "one string": [{ name: "a" }],
  "another name": [{ name: "b" }],
  "another type": [{ name: "a", type: "currency" }],
  "a type that is not known": [{ name: "a", type: "phone" }],
  "one more": [{ name: "a" }, { name: "b" }],
  "another order": [{ name: "b" }, { name: "a" }],
  "a select": [select],
  "an option less": [{ ...select, options: ab.slice(1) }],
  "another option": [{ ...select, options: [...ab.slice(1), { value: "A", label: "A" }] }],
  "an empty option": [{ ...select, options: [...ab, { value: "", label: "None" }] }],
  "a name with the rest in it": [{ name: 'a","string",[]],["b' }],
};

test("hashes names, types and option values into the fingerprint", () => {
  const prints = Object.values(different).map((changes) => fingerprintOf(formOf(...changes)));
  expect(new Set(prints).size).toBe(prints.length);
});

test.each(
  Object.entries({
    label: { name: "s", type: "select", options: ab, label: "Other" },
    "an option's label": { ...select, options: ab.map(({ value }) => ({ value, label: "x" })) },
    "required or not": { ...select, required: false },
    "a description": { ...select, description: "Help" },
  }),
)("%s does not change the fingerprint", (_, changed) => {
  expect(fingerprintOf(formOf(changed))).toBe(fingerprintOf(formOf(select)));
});

test("the fingerprint is stable between versions", () => {
  expect(fingerprintOf(formOf(select, { name: "é" }))).toMatchInlineSnapshot(`"21a757e66358babc"`);
});

const texts = ["", "a", "A", "a~b", "a/b", "a_2f_b", "~", "..", "é", "\ud800", ...hardNames];

test("owners and forms have separate keys", () => {
  const keys = texts.flatMap((owner) => texts.map((id) => storageKeyOf(owner, id)));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => encodeURIComponent(key) !== key)).toEqual([]);
});
