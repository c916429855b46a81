import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const entries = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /^(\w+|(adapters|lists)\/[\w-]+|core\/jsonSchema)\/index\.ts$/.test(file))
  .map((file) => `src/${file}`);

/** The names that a file hands on, each with the file it comes from. */
const handedOn = (entry: string, how = "export|import"): [name: string, file: string][] =>
  [
    ...readFileSync(entry, "utf8").matchAll(
      new RegExp(String.raw`^(?:${how}) (?:type )?\{([^}]*)\} from "(\.[^"]+)"`, "gm"),
    ),
  ].flatMap(([, names = "", path = ""]) =>
    names
      .split(",")
      .map((name) => name.replace("type ", "").trim())
      .filter(Boolean)
      .map((name): [string, string] => [name, join(dirname(entry), path)]),
  );

/** The file that declares `name`, through entries that only hand it on. */
function declarationOf(name: string, file: string): string {
  const [, further] = handedOn(file).find(([one]) => one === name) ?? [];
  return further === undefined ? file : declarationOf(name, further);
}

const isDescribed = (name: string, code: string): boolean =>
  new RegExp(
    String.raw`\*/\n(?:export )?(?:declare )?(?:abstract )?(?:async )?(?:const|function|class|interface|type) ${name}\b`,
  ).test(code);

const published = entries.flatMap((entry) => [
  ...handedOn(entry, "export").map(([name, file]) => [name, declarationOf(name, file)] as const),
  ...[...readFileSync(entry, "utf8").matchAll(/^export (?:const|function) (\w+)/gm)].map(
    ([, name = ""]) => [name, entry] as const,
  ),
]);

test("each export has a docstring", () => {
  const without = published.filter(
    ([name, file]) => !isDescribed(name, readFileSync(file, "utf8")),
  );
  expect(without).toEqual([]);
});

/** Whether the docstring right above a declaration shows how it is used. */
const isShown = (name: string, code: string): boolean =>
  new RegExp(String.raw`@example(?:(?!\*/)[^])*\*/\nexport (?:const|function) ${name}\b`).test(
    code,
  );

/** Components and hooks, which are drawn or called by those names. */
const used = published.filter(([name, file]) =>
  file.startsWith("src/react/") || /\/(query|table|collection)\//.test(file)
    ? new RegExp(String.raw`^export (const|function) ${name}\b`, "m").test(
        readFileSync(file, "utf8"),
      ) && /^(use)?[A-Z][a-z]/.test(name)
    : false,
);

test("each component and hook has an example", () => {
  expect(used.filter(([name, file]) => !isShown(name, readFileSync(file, "utf8")))).toEqual([]);
});

test("finds docstrings", () => {
  expect(used.map(([name]) => name)).toEqual(
    expect.arrayContaining(["ParameterForm", "useParameterForm", "Pager", "useDraft"]),
  );
  expect(isShown("A", "/**\n * @example\n * <A />\n */\nexport function A() {}")).toBe(true);
  expect(isShown("A", "/** @example */\nconst b = 1;\n/** A. */\nexport const A = 1;")).toBe(false);
  expect(published.length).toBeGreaterThan(300);
  expect(isDescribed("a", "/** A. */\nexport const a = 1;")).toBe(true);
  expect(isDescribed("a", "export const a = 1;")).toBe(false);
});
