import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const entries = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /^(\w+|adapters\/[\w-]+)\/index\.ts$/.test(file))
  .map((file) => `src/${file}`);

/** The names that an entry hands on, each with the file it comes from. */
const handedOn = (entry: string): [name: string, file: string][] =>
  [
    ...readFileSync(entry, "utf8").matchAll(
      /^(?:export|import) (?:type )?\{([^}]*)\} from "([^"]+)"/gm,
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

const isTold = (name: string, code: string): boolean =>
  new RegExp(
    String.raw`\*/\n(?:export )?(?:declare )?(?:abstract )?(?:async )?(?:const|function|class|interface|type) ${name}\b`,
  ).test(code);

const published = entries.flatMap((entry) =>
  handedOn(entry).map(([name, file]) => [name, declarationOf(name, file)] as const),
);

test.each(published)("%s of %s has a docstring", (name, file) => {
  expect(isTold(name, readFileSync(file, "utf8"))).toBe(true);
});

test("docstrings are found", () => {
  expect(published.length).toBeGreaterThan(300);
  expect(isTold("a", "/** A. */\nexport const a = 1;")).toBe(true);
  expect(isTold("a", "export const a = 1;")).toBe(false);
});
