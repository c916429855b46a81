import { type Change, diffCollection, parseCollection } from "parameter-form/document";
import { expect, test } from "vitest";
import { placeAtPath, placeOfChange } from "../../../src/builder/panes/placeAtPath.ts";
import { placeKey } from "../../../src/builder/state/place.ts";

const question = (name: string) => ({ name, label: name, type: "string", required: false });
const names = ["county", "a", "a.b", "a[0]", "label"];
const json = {
  forms: [
    { id: "one", form: { parameters: names.map(question) }, sections: [{ title: "S", names: [] }] },
    { id: "fetched" },
  ],
  attestation: { statement: "Signed" },
  signers: [{ id: "boss", title: "Boss", statement: "Signed" }],
};
const document = parseCollection(json);

test.each([
  ["$", ["collection"]],
  ["$.title", ["collection"]],
  ["$.forms", ["collection"]],
  ["$.checks[0].names", ["collection"]],
  ["$.forms[0]", ["form", 0]],
  ["$.forms[0].title.es", ["form", 0]],
  ["$.forms[0].form.parameters", ["form", 0]],
  ["$.forms[0].checks[1].names[0]", ["form", 0]],
  ["$.forms[0].form.parameters[0]", ["question", 0, "county"]],
  ["$.forms[0].form.parameters[3].options[0].label", ["question", 0, "a[0]"]],
  ["$.forms[0].form.parameters[9].label", ["form", 0]],
  ["$.forms[0].conditions.county", ["question", 0, "county"]],
  ["$.forms[0].fields.county.help", ["question", 0, "county"]],
  ["$.forms[0].fields.a.label", ["question", 0, "a"]],
  ["$.forms[0].fields.a.b.label", ["question", 0, "a.b"]],
  ["$.forms[0].fields.a[0].label", ["question", 0, "a[0]"]],
  ["$.forms[0].fields.abc.label", ["form", 0]],
  ["$.forms[0].rules.label.value", ["question", 0, "label"]],
  ["$.forms[0].defaultValues.county", ["question", 0, "county"]],
  ["$.forms[0].prefill.values.county", ["question", 0, "county"]],
  ["$.forms[0].prefill.origin", ["form", 0]],
  ["$.forms[0].compute.county.of[1]", ["question", 0, "county"]],
  ["$.forms[0].sections[0].names[2]", ["section", 0, 0]],
  ["$.forms[0].sections[4].title", ["form", 0]],
  ["$.forms[1].fields.county.help", ["form", 1]],
  ["$.forms[1].form.parameters[0].label", ["form", 1]],
  ["$.forms[7].form.parameters[0].label", ["collection"]],
  ["$.attestation.statement", ["signature"]],
  ["$.signers", ["signature"]],
  ["$.signers[0].title", ["signer", 0]],
  ["$.signers[3].title", ["signature"]],
  ["", ["collection"]],
  ["no path", ["collection"]],
])("%s leads to %j", (path, place) => {
  expect(placeKey(placeAtPath(document, path))).toBe(JSON.stringify(place));
});

const form = (id: string, ...questions: readonly string[]) => ({
  id,
  form: { id, parameters: questions.map(question) },
});

test.each([
  ["a removed form", [form("x"), form("y")], [form("y")], { x: ["collection"] }],
  ["a new form at its index", [form("x")], [form("y")], { x: ["collection"], y: ["form", 0] }],
  [
    "a removed question",
    [form("x", "one", "two", "three")],
    [form("x", "one", "three")],
    { two: ["form", 0] },
  ],
  [
    "a removed question of a moved form",
    [form("x", "one", "two"), form("y", "one", "two")],
    [form("y", "one", "two"), form("x", "one")],
    { two: ["form", 1], reordered: ["collection"] },
  ],
  [
    "a new question",
    [form("x", "one")],
    [form("x", "two", "one")],
    { two: ["question", 0, "two"] },
  ],
])("leads from %s to a place of the document", (_, before, now, expected) => {
  const [old, next] = [parseCollection({ forms: before }), parseCollection({ forms: now })];
  const changes = diffCollection(old, next);
  const find = (word: string): Change | undefined =>
    changes.find(({ what }) => what.includes(`“${word}”`) || what.includes(word));
  const places = Object.keys(expected).map((word) => {
    const change = find(word);
    return [word, change && JSON.parse(placeKey(placeOfChange(change, next, old)))];
  });
  expect(Object.fromEntries(places)).toEqual(expected);
});
