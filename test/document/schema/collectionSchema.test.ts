import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { collectionSchema, safeParseCollection } from "parameter-form/document";
import { expect, test } from "vitest";
import { holds } from "../../core/holds.ts";
import { documents, placesIn, withAt } from "../documents.ts";

const accepts = new Ajv2020({
  allowUnionTypes: true,
  strictRequired: false,
  strictTypes: false,
}).compile(collectionSchema());

/** What only the whole of a document tells, or the making of a rule. */
const ofTheWhole = ["notPossible", "duplicate", "unknownType", "tooDeep"];
const isOfTheWhole = ({ path, code }: { path: string; code: string }): boolean =>
  ofTheWhole.includes(code) || path === "$.attestation" || /^\$\.checks\[\d+\]\.form$/.test(path);

/** The issues of a document that are of its structure, and whether there are none at all. */
function verdict(json: unknown) {
  const result = safeParseCollection(json);
  const issues = result.ok ? [] : result.issues;
  return { ok: result.ok, structural: issues.filter((issue) => !isOfTheWhole(issue)), issues };
}

const json = (document: unknown): unknown => JSON.parse(JSON.stringify(document));

test("a valid document is accepted by the schema, and by the parser except for its conditions", () => {
  holds(
    fc.property(documents.map(json), (document) => {
      expect([accepts(document), accepts.errors]).toEqual([true, null]);
      expect(verdict(document).structural).toEqual([]);
    }),
  );
});

const wrong = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    1,
    1.5,
    -1,
    1e20,
    "",
    "x",
    "today",
    true,
    [],
    {},
    [{}],
    [""],
    { rule: "zip" },
    { name: "a", equals: "b" },
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

test("a mutated document is rejected by both or by neither", () => {
  const mutated = fc
    .tuple(documents.map(json), fc.nat(), wrong, fc.boolean())
    .map(([document, at, value, adds]) => {
      const places = placesIn(document);
      const place = places[at % places.length] ?? [];
      return json(
        withAt(document, adds && typeof value === "string" ? [...place, value] : place, value) ??
          null,
      );
    });
  let refused = 0;
  holds(
    fc.property(mutated, (document) => {
      const { ok, structural } = verdict(document);
      const isAccepted = accepts(document);
      if (!isAccepted) refused++;
      const errors = isAccepted ? [] : accepts.errors;
      expect({ ok: ok && !isAccepted, errors }).toEqual({ ok: false, errors });
      expect({ isAccepted: isAccepted && structural.length > 0, structural }).toEqual({
        isAccepted: false,
        structural,
      });
    }),
  );
  expect(refused).toBeGreaterThan(300);
});
