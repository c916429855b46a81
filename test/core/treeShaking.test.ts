import { join } from "node:path";
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

/** The exports of `rules/`, except messages, in an app that imports these names of core. */
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
    .filter(([id]) => id.includes("/rules/"))
    .flatMap(([, { renderedExports }]) => renderedExports)
    .filter((name) => !/Messages?$/.test(name))
    .toSorted();
}

const identified = ["constantRule", "identifier", "plainIdentifier"];
const nineDigits = [
  "identifier",
  "plainIdentifier",
  "nineDigits",
  "sensitiveInput",
  "ssnGroup",
  "ssnSample",
];

/** What is applied by name unless the app says otherwise. */
const recommended = [...nineDigits, "recommendedRules", "ruleFor", "ruleSetting", "ssn"];

/** Rules that the settings of a field stand for: its limits, and the consent to an agreement. */
const limits = ["all", "beyond", "decimals", "max", "min", "withLimits"];
const evaluated = [...recommended, ...limits, "constantRule", "mustBeTrue"];

const cases: readonly (readonly [names: string, others: readonly string[]])[] = [
  ["messageFor", recommended],
  ["validateValue", recommended],
  ["validateForm, toPayload", evaluated],
  ["formSchema, payloadSchema", evaluated],
  ["parseForm, safeParseForm", []],
  ["codecFor, english", []],
  ["shownWhen", []],
  ["accountNumber", [...identified, "accountNumber"]],
  ["all", ["all"]],
  [
    "date",
    "date ends example isConfusable isFixed limitDay parseDate plainIdentifier readingsOf sample showDate withTexts".split(
      " ",
    ),
  ],
  ["decimal", [...limits, "decimal"]],
  ["decimals", ["beyond", "decimals"]],
  ["ein", [...identified, "ein", "sensitiveInput"]],
  ["email", ["constantRule", "email"]],
  ["itin", ["identifier", "itin", "itinGroup", "plainIdentifier", "nineDigits", "sensitiveInput"]],
  ["max, min", ["max", "min"]],
  ["maxLength, minLength", ["maxLength", "minLength"]],
  ["oneOf", ["oneOf"]],
  ["orText", ["orText", "plainIdentifier", "withTexts"]],
  ["pattern", ["pattern"]],
  ["routingNumber", [...identified, "routingNumber", "sensitiveInput"]],
  ["schema", ["schema"]],
  ["ssn", [...nineDigits, "ssn"]],
  ["ssnOrItin", [...nineDigits, "itinGroup", "ssnOrItin"]],
  ["usPhone", [...identified, "usPhone"]],
  ["usState", ["constantRule", "militaryStates", "plainIdentifier", "usState", "usStates"]],
  ["zip", [...identified, "zip"]],
];

test.each(cases)("an app that imports %s bundles no other rules", async (names, others) => {
  expect(await rulesWith(names)).toEqual(others.toSorted());
});
