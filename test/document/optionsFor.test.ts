import { optionsBy } from "parameter-form/core";
import {
  checkCollection,
  type Collection,
  collectionProps,
  collectionSchema,
  diffCollection,
  type DocumentFormSettings,
  lintCollection,
  lintForm,
  parseCollection,
  safeParseCollection,
  toCollection,
} from "parameter-form/document";
import { describe, expect, test } from "vitest";
import { bannedWord } from "../support/plainWords.ts";
import { questions } from "../support/questions.ts";

const form = {
  id: "address",
  lang: "en",
  ...questions(
    "State: select MD|VA|DC",
    "County: select howard|fairfax|loudoun",
    "Remote: boolean",
    "Office: select? howard|fairfax",
    "Note: string?",
  ),
};
const table = { MD: ["howard"], VA: ["fairfax", "loudoun"], DC: ["howard", "fairfax"] };
const documentOf = (County: object): Collection =>
  parseCollection({ forms: [{ form, fields: { County } }] });
const county = { optionsFor: { by: "State", values: table } };

test("checks answers by the table", () => {
  const found = (answers: object) =>
    checkCollection(documentOf(county), { address: { Remote: "true", ...answers } }).map(
      ({ name, reason }) => `${name} ${reason}`,
    );
  expect(found({ State: "MD", County: "howard" })).toEqual([]);
  expect(found({ State: "VA", County: "howard" })).toEqual(["County optionUnavailableFor"]);
});

test("is written back as it was read", () => {
  const groups = [{ title: "North", values: ["howard"] }];
  const document = documentOf({ ...county, groups });
  const written = toCollection(collectionProps(document));
  expect(written).toEqual({ collection: document, unsupported: [] });
  const fields = { County: { options: optionsBy("State", table), groups } };
  expect(toCollection({ forms: [{ form, fields }] }).collection).toEqual(document);
});

test.each([
  [() => ["howard"], ["$.forms[0].fields.County.options: a function"]],
  [["howard"], ["$.forms[0].fields.County.options: options that are the same for all answers"]],
  [undefined, []],
])("reports options that a document cannot hold: %j", (options, found) => {
  const { unsupported } = toCollection({ forms: [{ form, fields: { County: { options } } }] });
  expect(unsupported.map(({ path, message }) => `${path}: ${message}`)).toEqual(found);
});

test("resolves the titles of groups in the language", () => {
  const groups = [{ title: { en: "North", es: "Norte" }, values: ["howard"] }];
  const [first] = collectionProps(documentOf({ groups }), "es").forms;
  expect(first?.fields?.["County"]?.groups).toEqual([{ title: "Norte", values: ["howard"] }]);
});

test.each([
  [{ optionsFor: { by: "State" } }, "values"],
  [{ optionsFor: { values: {} } }, "by"],
  [{ optionsFor: { by: "State", values: { MD: "howard" } } }, "values.MD"],
  [{ groups: [{ values: [] }] }, "groups[0].title"],
])("a document with %j is invalid at %s", (field, path) => {
  const parsed = safeParseCollection({ forms: [{ form, fields: { County: field } }] });
  expect(parsed.ok ? [] : parsed.issues.map((one) => one.path)).toEqual([
    expect.stringMatching(new RegExp(`${path.replace(/[[\]]/g, "\\$&")}$`)),
  ]);
});

test("the schema describes both", () => {
  const schema = JSON.stringify(collectionSchema());
  expect(schema).toContain('"optionsFor":{"type":"object","properties":{"by"');
  expect(schema).toContain('"groups":{"type":"array"');
});

describe("lint", () => {
  const of = (field: object, name = "County"): DocumentFormSettings => ({
    fields: { [name]: field },
  });
  const by = (values: object, other = "State") => of({ optionsFor: { by: other, values } });
  const at = "settings.fields.County";
  test.each<readonly [settings: DocumentFormSettings, found: readonly string[]]>([
    [of(county), []],
    [by({ MD: ["howard"] }), []],
    [by({ true: ["howard"], false: ["fairfax", "loudoun"] }, "Remote"), []],
    [by({ here: ["howard"] }, "Note"), []],
    [by({ howard: ["howard"], fairfax: ["fairfax"] }, "Office"), []],
    [by(table, "Region"), [`name-unknown ${at}.optionsFor.by`]],
    [by({ ...table, TX: ["howard"] }), [`name-unknown ${at}.optionsFor.values.TX`]],
    [by({ yes: ["howard"] }, "Remote"), [`name-unknown ${at}.optionsFor.values.yes`]],
    [by({ ...table, MD: ["howard", "paris"] }), [`name-unknown ${at}.optionsFor.values.MD[1]`]],
    [by({ ...table, MD: [] }), [`options-closed ${at}.optionsFor.values.MD`]],
    [by({ ...table, VA: ["fairfax"] }), [`option-never ${at}.optionsFor.values`]],
    [of({ optionsFor: { by: "State", values: { MD: [] } } }, "Office"), []],
    [
      of({ optionsFor: { by: "State", values: {} } }, "Note"),
      ["rule-type settings.fields.Note.optionsFor"],
    ],
    [of({ groups: [] }, "Note"), ["rule-type settings.fields.Note.groups"]],
    [of({ groups: [{ title: "North", values: ["howard"] }] }), []],
    [
      of({
        groups: [
          { title: "North", values: ["howard", "paris"] },
          { title: "South", values: ["howard"] },
        ],
      }),
      [`name-unknown ${at}.groups[0].values[1]`, `group-twice ${at}.groups[1].values[0]`],
    ],
  ])("of %j", (settings, found) => {
    const findings = lintForm(form, settings);
    expect(findings.map(({ rule, path }) => `${rule} ${path}`)).toEqual(found);
    for (const sentence of findings.flatMap(({ what, why, advice }) => [what, why, advice]))
      expect(bannedWord(sentence)).toBe(null);
  });

  test("reports a title that is missing in a language", () => {
    const groups = [
      { title: { en: "North", es: "Norte" }, values: ["howard"] },
      { title: { en: "South" }, values: ["fairfax"] },
    ];
    expect(
      lintCollection(documentOf({ groups })).map(({ rule, path }) => `${rule} ${path}`),
    ).toEqual(["text-missing $.forms[0].fields.County.groups[1].title"]);
  });
});

describe("diff", () => {
  const offering = (values: object, by = "State") => ({ optionsFor: { by, values } });
  test.each<readonly [before: object, now: object, kind: string | undefined]>([
    [county, county, undefined],
    [county, {}, "changes meaning"],
    [county, offering({ ...table, MD: ["howard", "fairfax"] }), "changes meaning"],
    [county, offering({ MD: ["howard"] }), "changes meaning"],
    [county, offering({ ...table, VA: ["fairfax"] }), "breaks answers"],
    [{}, county, "breaks answers"],
    [{}, offering({ MD: ["howard", "fairfax", "loudoun"] }), "changes meaning"],
    [county, offering(table, "Office"), "breaks answers"],
    [{}, { groups: [{ title: "North", values: ["howard"] }] }, "cosmetic"],
  ])("from %j to %j: %s", (before, now, kind) => {
    const found = diffCollection(documentOf(before), documentOf(now));
    expect(found.map((change) => change.class)).toEqual(kind === undefined ? [] : [kind]);
    expect(bannedWord(found.map(({ what }) => what).join(" "))).toBe(null);
  });

  test("counts the stored answers that are no longer offered", () => {
    const stored = [
      { State: "VA", County: "loudoun", Remote: "true" },
      { State: "VA", County: "fairfax", Remote: "true" },
    ];
    const now = documentOf(offering({ ...table, VA: ["fairfax"] }));
    expect(diffCollection(documentOf(county), now, { answers: { address: stored } })).toMatchObject(
      [{ path: "$.forms[0].fields.County.optionsFor", refused: 1 }],
    );
  });
});
