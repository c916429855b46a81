import { parseForm } from "parameter-form";
import type { Parameter } from "parameter-form/core";
import { expect, test } from "vitest";
import { declaredType } from "../../../src/core/definition/form.ts";
import { draftFormOf } from "../../../src/collection/drafts/draftCodec.ts";
import { fitDraft } from "../../../src/collection/drafts/validateDraft.ts";
import { question, questions } from "../../support/questions.ts";

/** What of answers such as `Extra=5` to one definition fits another, where those to `secrets` are not kept: `kept, dropped`. */
function fit(
  answers: string,
  before: readonly string[],
  now: readonly string[],
  secrets: readonly string[] = [],
) {
  const [old, form] = [parseForm(questions(...before)), parseForm(questions(...now))];
  const given = new Map(
    answers.split("; ").map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return [name, value] as const;
    }),
  );
  const fields = old.parameters.flatMap((parameter) => {
    const value = given.get(parameter.name);
    const { name } = parameter;
    const about = { name, label: `Old ${name}`, type: declaredType(parameter) };
    return value === undefined ? [] : [value === "-" ? about : { ...about, value }];
  });
  const written = { revision: "w.1", savedAt: 0, expiresAt: 1, form: draftFormOf("w4", old) };
  const isKept = ({ name }: Parameter) => !secrets.includes(name);
  const found = fitDraft({ ...written, fields }, form, draftFormOf("w4", form), isKept);
  return [
    found.fields.map(({ name, value }) => `${name}=${value ?? "-"}`).join("; "),
    found.dropped.map(({ label }) => label).join("; "),
    found.changed,
  ];
}

const question3 = ["Extra: currency", "Status: select s|m", "Name: string"];

test("a draft keeps the answers that a changed form still has questions for", () => {
  for (const [title, now, keeps, drops, changed] of [
    ["the same", question3, "Extra=5; Status=m; Name=x", "", false],
    ["another label only", [...question3].reverse(), "Extra=5; Status=m; Name=x", "", true],
    ["one that is gone", question3.slice(1), "Status=m; Name=x", "Old Extra", true],
    ["another type", ["Extra: number", ...question3.slice(1)], "Status=m; Name=x", "Extra", true],
    [
      "an option that is gone",
      ["Extra: currency", "Status: select s|w", "Name: string"],
      "Extra=5; Name=x",
      "Status",
      true,
    ],
    ["one more", [...question3, "Other: string"], "Extra=5; Status=m; Name=x", "", true],
    [
      "another name",
      ["Extra: currency", "Status: select s|m", "name: string"],
      "Extra=5; Status=m",
      "Old Name",
      true,
    ],
    ["all others", ["A: string"], "", "Old Extra; Old Status; Old Name", true],
  ] as const) {
    expect
      .soft(fit("Extra=5; Status=m; Name=x", question3, now), title)
      .toEqual([keeps, drops, changed]);
  }
});

test("keeps a select's unknown answer if it was unknown before", () => {
  expect(fit("Status=x", question3, question3)).toEqual(["Status=x", "", false]);
});

test("does not report a cleared answer as dropped", () => {
  expect(fit("Extra=-; Name=-", question3, ["Extra: currency"])).toEqual(["Extra=-", "", true]);
});

test.each([
  ["is left to the list of answers to enter again", ["Name"], "Extra=5; Status=m", ""],
  [
    "is reported as dropped where nothing else fits",
    ["Extra", "Status", "Name"],
    "",
    "Extra; Status; Name",
  ],
])("an answer that is no longer kept %s", (_, secrets, keeps, drops) => {
  const answers = "Extra=5; Status=m; Name=x";
  expect(fit(answers, question3, question3, secrets)).toEqual([keeps, drops, false]);
});

test("treats another revision of the same parameters as another definition", () => {
  const parameters = [question("A: string")];
  const form = parseForm({ id: "w4", parameters, revision_date: "2026-01-01" });
  const about = draftFormOf("w4", form);
  const draft = { revision: "w.1", savedAt: 0, expiresAt: 1, fields: [] };
  const isKept = () => true;
  const old = { ...about, revisionDate: "2025-01-01" };
  expect(fitDraft({ ...draft, form: about }, form, about, isKept).changed).toBe(false);
  expect(fitDraft({ ...draft, form: old }, form, about, isKept).changed).toBe(true);
});
