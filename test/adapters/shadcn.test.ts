import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import item from "../../src/registry/item.json" with { type: "json" };
import packageJson from "../../package.json" with { type: "json" };
import { tokens } from "../../stories/languagesAndTheme/tokens.ts";

const read = (path: string) => readFileSync(path, "utf8");
const home = "components/parameter-form";
const names = readdirSync(`src/registry/${home}`);
const sources = names.map((name) => read(`src/registry/${home}/${name}`));
const imported = [
  ...new Set(
    sources.flatMap((code) => [...code.matchAll(/\bfrom "([^"]+)"/g)].map(([, path = ""]) => path)),
  ),
];

describe("The item for shadcn/ui", () => {
  const folder = mkdtempSync(join(tmpdir(), "parameter-form-registry-"));
  beforeAll(() => {
    execFileSync(process.execPath, ["src/registry/build.mjs", folder]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const built = (): unknown => JSON.parse(read(join(folder, "parameter-form.json")));

  // What https://ui.shadcn.com/schema/registry-item.json requires of an item and of its files.
  test("matches the registry schema, with each source file unchanged", () => {
    const files = names.map((name) => ({
      path: `${home}/${name}`,
      type: "registry:component",
      content: read(`src/registry/${home}/${name}`),
    }));
    expect(built()).toEqual({ ...item, files: expect.any(Array) });
    expect(Object(built()).files).toHaveLength(files.length);
    expect(Object(built()).files).toEqual(expect.arrayContaining(files));
    expect(item).toMatchObject({ name: packageJson.name, type: "registry:component" });
  });

  test("names the components that its files import, and no other", () => {
    const components = imported
      .map((path) => /^@\/components\/ui\/(.*)$/.exec(path)?.[1])
      .filter((name) => name !== undefined);
    expect(item.registryDependencies).toEqual(components.toSorted());
  });

  test("imports nothing else but the package, React and its own files", () => {
    const rest = imported.filter((path) => !path.startsWith("@/components/ui/"));
    const own = names.map((name) => `./${name.replace(/\.tsx?$/, "")}`);
    expect(rest.filter((path) => ![...item.dependencies, "react", ...own].includes(path))).toEqual(
      [],
    );
  });

  const variables = Object.entries(item.css["@layer base"][":root, .dark"]);

  test("maps every colour of the form to one of the app's", () => {
    const colors = tokens.filter(({ dark }) => dark !== undefined).map(({ name }) => name);
    expect(variables.map(([name]) => name)).toEqual(expect.arrayContaining(colors));
  });

  test("is tested in an app with the CSS that the item adds", () => {
    const css = read("test/adapters/shadcn/theme.css");
    const added = [...css.matchAll(/^ *(--pf-[\w-]+): (.*);$/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(added).toEqual(variables);
    expect(read("test/adapters/shadcn/app.css")).toContain(
      Object.keys(item.css).find((rule) => rule.startsWith("@import")),
    );
  });
});
