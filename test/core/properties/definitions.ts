import fc from "fast-check";
import { parseForm, safeParseForm } from "parameter-form/core";
import { expect } from "vitest";
import { hostileJson } from "../../definitions/arbitrary.ts";
import { holds } from "../holds.ts";
import { formJson, type Property } from "./forms.ts";

const known = { label: "", type: "string", required: false };

export const definitionProperties: readonly Property[] = [
  [
    "parsing a parsed form returns the same form, also after JSON",
    () =>
      holds(
        fc.property(formJson, (json) => {
          const made = parseForm(json);
          expect(parseForm(made)).toBe(made);
          expect(parseForm(JSON.parse(JSON.stringify(made)))).toEqual(made);
        }),
      ),
  ],
  [
    "lenient parsing accepts every strictly valid form as the same",
    () =>
      holds(
        fc.property(hostileJson, (json) => {
          const strict = safeParseForm(json);
          fc.pre(strict.ok);
          const lenient = safeParseForm(structuredClone(json), { lenient: true });
          expect(lenient.ok && lenient.form).toEqual(strict.form);
        }),
      ),
  ],
  [
    "parsing does not change a definition, and the form shares nothing with it",
    () =>
      holds(
        fc.property(formJson, (json) => {
          const before = JSON.stringify(json);
          const made = JSON.stringify(parseForm(json));
          expect(JSON.stringify(json)).toBe(before);
          const copy = structuredClone(json);
          const other = parseForm(copy);
          copy.parameters.length = 0;
          expect(JSON.stringify(other)).toBe(made);
        }),
      ),
  ],
  [
    "an additional invalid parameter rejects the form at its own path",
    () =>
      holds(
        fc.property(formJson, fc.jsonValue({ maxDepth: 1 }), (json, odd) => {
          const at = json.parameters.length;
          const broken = typeof odd === "object" && odd !== null ? 7 : odd;
          const result = safeParseForm({ parameters: [...json.parameters, broken] });
          expect(result.ok ? [] : result.issues.map(({ path }) => path)).toEqual([
            `$.parameters[${at}]`,
          ]);
        }),
      ),
  ],
  [
    "all issues are listed in the order of the document",
    () =>
      holds(
        fc.property(fc.array(fc.boolean(), { maxLength: 150 }), (kept) => {
          const parameters = kept.map((ok, at) => (ok ? { ...known, name: `n${at}` } : null));
          const places = kept.flatMap((ok, at) => (ok ? [] : [`$.parameters[${at}]`]));
          const result = safeParseForm({ parameters });
          const reported = result.ok ? [] : result.issues.map(({ path }) => path);
          expect(reported).toEqual(places);
        }),
      ),
  ],
];
