import fc from "fast-check";
import { expect, test } from "vitest";
import {
  draftCodec,
  revisionOf,
  type StoredDraft,
} from "../../../src/collection/drafts/draftCodec.ts";
import { holds } from "../../core/holds.ts";
import { anyText } from "../../core/laws.ts";

const draft: StoredDraft = {
  revision: "w.1",
  origin: "w.1",
  savedAt: 1,
  expiresAt: 2,
  form: { id: "w4", revisionDate: null, fingerprint: "f" },
  fields: [{ name: "a", label: "A", type: "string", value: "x" }],
};

const changed = (change: object): string => JSON.stringify({ version: 1, ...draft, ...change });
const withField = (field: unknown): string => changed({ fields: [field] });

test("rejects texts that are not drafts", () => {
  for (const [title, text] of [
    ["nothing", ""],
    ["no JSON", "{"],
    ["half of it", draftCodec.write(draft).slice(0, -10)],
    ["null", "null"],
    ["an array", "[]"],
    ["a text", '"x"'],
    ["no text", 7],
    ["an object that is no text", draft],
    ["a later version", changed({ version: 2 })],
    ["no version", JSON.stringify(draft)],
    ["no revision", changed({ revision: 1 })],
    ["no origin", changed({ origin: undefined })],
    ["no time", changed({ savedAt: "now" })],
    ["no expiry", changed({ expiresAt: null })],
    ["no form", changed({ form: null })],
    ["a form without id", changed({ form: { ...draft.form, id: 1 } })],
    ["a form without fingerprint", changed({ form: { id: "w4", revisionDate: null } })],
    ["a form with another date", changed({ form: { ...draft.form, revisionDate: 1 } })],
    ["no fields", changed({ fields: {} })],
    ["a field that is none", withField(null)],
    ["a field without name", withField({ label: "A", type: "string" })],
    ["a field without type", withField({ name: "a", label: "A" })],
    ["a number as value", withField({ name: "a", label: "A", type: "string", value: 1 })],
    ["null as text", withField({ name: "a", label: "A", type: "string", text: null })],
  ] as const) {
    expect.soft(draftCodec.read(text), title).toBe(null);
  }
});

test("reads the revision of any version", () => {
  expect(revisionOf(changed({ version: 2, fields: 7 }))).toBe("w.1");
  expect(revisionOf("{")).toBe(null);
});

const field = fc.record(
  { name: anyText, label: anyText, type: anyText, value: anyText, text: anyText },
  { requiredKeys: ["name", "label", "type"], noNullPrototype: true },
);

test("reads every draft that it writes", () => {
  holds(
    fc.property(fc.array(field), fc.option(anyText), (fields, revisionDate) => {
      const whole = { ...draft, form: { ...draft.form, revisionDate }, fields };
      expect(draftCodec.read(draftCodec.write(whole))).toEqual(whole);
    }),
    { runs: 1000 },
  );
});
