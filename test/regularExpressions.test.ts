import { readdirSync, readFileSync } from "node:fs";
import { allows, endpointsOf } from "parameter-form/client";
import { codecFor, date } from "parameter-form/core";
import { checkSync } from "recheck";
import { afterEach, expect, test, vi } from "vitest";
import { parseSync } from "vite";
import { places } from "./core/laws.ts";
import { contextOf, parameterOf } from "./core/tables.ts";

const source = new URL("../src/", import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.tsx?$/.test(file),
);

type Written = readonly [file: string, pattern: string, flags: string];
const text = (node: object, key: string): string => String(Reflect.get(node, key));

/** Everything in a syntax tree. */
function* nodesOf(node: unknown): Generator<object> {
  if (typeof node !== "object" || node === null) return;
  yield node;
  for (const child of Object.values(node)) yield* nodesOf(child);
}
const read = files.map((file) => {
  const { program, errors } = parseSync(file, readFileSync(new URL(file, source), "utf8"));
  return { file, errors, nodes: [...nodesOf(program)] };
});
const literals = read.flatMap(({ file, nodes }) =>
  nodes.flatMap((node): Written[] => {
    const regex: unknown = Reflect.get(node, "regex");
    if (typeof regex !== "object" || regex === null) return [];
    return [[file, text(regex, "pattern"), text(regex, "flags")]];
  }),
);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Steps are counted, never timed: a limit of time would make the answer depend on the machine. */
const untimed = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  randomSeed: 1,
};

/** How the work grows with the text. recheck's native program takes a tenth of the time of its JavaScript, for the same answers. */
function growth(pattern: string, flags: string): string {
  vi.stubEnv("RECHECK_BACKEND", "native");
  const found = checkSync(pattern, flags, untimed);
  if (found.status === "safe") return "linear";
  return found.status === "vulnerable" ? found.complexity.summary : found.status;
}

test("the checker finds a regular expression that backtracks", () => {
  expect(growth("^(a+)+$", "")).toBe("exponential");
  expect(growth("\\s+$", "")).toBe("2nd degree polynomial");
});

test("finds literals to check", () => {
  expect(read.flatMap(({ errors }) => errors)).toEqual([]);
  expect(literals.map(([, pattern]) => pattern)).toContain("^\\p{Nd}\\P{Nd}\\p{Nd}$");
  expect(literals.length).toBeGreaterThan(50);
});

/** In milliseconds: seconds of work, on a machine that may do much else. */
const long = 900_000;

test("each literal takes steps in proportion to the text", { timeout: long }, () => {
  const grown = literals.map(([file, pattern, flags]) => [file, pattern, growth(pattern, flags)]);
  expect(grown.filter(([, , steps]) => steps !== "linear")).toEqual([]);
});

/** Files that put regular expressions together, when they are imported or when they read. A new one has to be looked at here. */
const makers = [
  "client/endpointsOf.ts",
  "collection/state/prefillFromOtherForms.ts",
  "core/definition/jsonSchema/kinds.ts",
  "core/rules/parseDate.ts",
  "core/rules/texts.ts",
  "core/values/fold.ts",
  "core/values/readDecimal.ts",
  "core/values/sameName.ts",
  "core/values/sensitiveNames.ts",
];

test("only these files build expressions from strings", () => {
  const found = read.filter(({ nodes }) =>
    nodes.some((node) => /\bRegExp$/.test(text(Object(Reflect.get(node, "callee")), "name"))),
  );
  const files = found.map(({ file }) => file).filter((file) => !file.startsWith("testing/"));
  expect(files.toSorted()).toEqual(makers);
});

/** `pattern`, a JSON Schema's and a document's are the app's own: their docstrings say what they must keep to. */
test("each built expression takes steps in proportion to the text", async () => {
  const made = new Map<string, string>();
  const construct = (target: RegExpConstructor, [regex, flags = ""]: [string, string?]) => {
    made.set(String(regex), flags);
    return new target(regex, flags);
  };
  vi.stubGlobal("RegExp", new Proxy(RegExp, { construct }));
  for (const file of makers) await import(`${new URL(file, source).pathname}?anew`);
  for (const place of places)
    for (const [type, rule] of [["currency"], ["string", date()]] as const)
      codecFor(parameterOf(type), rule).parse("1,2", contextOf(parameterOf(type), place));
  allows(endpointsOf(), { method: "GET", url: "https://app.test/forms/w4" });
  vi.unstubAllGlobals();
  expect(made.size).toBeGreaterThan(3);
  const grown = [...made].map(([regex, flags]) => [regex, growth(regex, flags)]);
  expect(grown).toEqual([...made].map(([regex]) => [regex, "linear"]));
});
