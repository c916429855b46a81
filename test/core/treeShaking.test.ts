import { basename, join } from "node:path";
import { type Plugin, build } from "vite";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "../../src/core");
const entry = "names of core";

/** A module that has nothing but these names of core. */
const exporting = (names: string): Plugin => ({
  name: entry,
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? `export { ${names} } from "${source}/index.ts"` : null),
});

/** The files of `rules/` of which an app has something that asks core for these names. */
async function rulesWith(names: string): Promise<readonly string[]> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [exporting(names)],
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: "strict" } },
  });
  const outputs = Array.isArray(built) ? built : "output" in built ? [built] : [];
  return outputs
    .flatMap(({ output }) => output.filter((file) => file.type === "chunk"))
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([id, { renderedLength }]) => id.includes("/rules/") && renderedLength > 0)
    .map(([id]) => basename(id, ".ts"))
    .toSorted();
}

/** What is applied by name unless the app says otherwise. */
const recommended = ["identifier", "nineDigits", "recommendedRules", "ssn"];

/** Rules that the settings of a field stand for: its limits, and the consent to an agreement. */
const evaluated = [
  "all",
  "decimals",
  "identifier",
  "limits",
  "mustBeTrue",
  "nineDigits",
  "range",
  "recommendedRules",
  "ssn",
];

const cases: readonly (readonly [names: string, files: readonly string[]])[] = [
  ["parseForm, safeParseForm", []],
  ["codecFor, english", []],
  ["messageFor", recommended],
  ["shownWhen", []],
  ["validateValue", recommended],
  ["validateForm, toPayload", evaluated],
  ["formSchema, payloadSchema", evaluated],
  ["accountNumber", ["accountNumber", "identifier"]],
  ["all", ["all"]],
  ["date", ["date", "dateLimit", "identifier", "orText", "parseDate"]],
  ["decimal", ["all", "decimal", "decimals", "range"]],
  ["decimals", ["decimals"]],
  ["ein", ["ein", "identifier"]],
  ["email", ["email"]],
  ["itin", ["identifier", "itin", "nineDigits"]],
  ["max, min", ["range"]],
  ["maxLength, minLength", ["length"]],
  ["oneOf", ["oneOf"]],
  ["orText", ["identifier", "orText"]],
  ["pattern", ["pattern"]],
  ["routingNumber", ["identifier", "routingNumber"]],
  ["schema", ["schema"]],
  ["ssn", ["identifier", "nineDigits", "ssn"]],
  ["ssnOrItin", ["identifier", "itin", "nineDigits", "ssn", "ssnOrItin"]],
  ["usPhone", ["identifier", "usPhone"]],
  ["usState", ["identifier", "usState", "usStates"]],
  ["zip", ["identifier", "zip"]],
];

test.each(cases)("an app that imports %s bundles no other rules", async (names, files) => {
  expect(await rulesWith(names)).toEqual(files);
});
