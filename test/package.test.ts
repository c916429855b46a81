import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import lock from "../package-lock.json" with { type: "json" };
import own from "../package.json" with { type: "json" };

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "parameter-form-packed-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** npm runs these where a package is installed. */
const whenInstalled = [
  "preinstall",
  "install",
  "postinstall",
  "prepare",
  "preprepare",
  "postprepare",
];

/** The tarball as npm makes it of what is there; building is a check of its own. */
let tarball = "";
beforeAll(() => {
  execFileSync("npm", ["pack", "--ignore-scripts", "--pack-destination", folder], {
    cwd: root,
    stdio: "ignore",
  });
  const [name = ""] = readdirSync(folder);
  tarball = join(folder, name);
});
const tar = (...words: readonly string[]) => execFileSync("tar", words, { encoding: "utf8" });

test("runs no scripts when installed", () => {
  const packed: unknown = JSON.parse(tar("-xOf", tarball, "package/package.json"));
  expect(packed).toMatchObject({ name: "parameter-form", scripts: expect.any(Object) });
  const scripts = Object.keys(Object(Reflect.get(Object(packed), "scripts")));
  expect(scripts.filter((name) => whenInstalled.includes(name))).toEqual([]);
});

test("contains only its own folders", () => {
  const folders = new Set(
    tar("-tf", tarball)
      .trim()
      .split("\n")
      .map((path) => path.split("/")[1]),
  );
  const always = ["CHANGELOG.md", "LICENSE", "README.md", "package.json", "pictures"];
  expect([...folders].filter((name) => name !== "dist").toSorted()).toEqual(always);
});

test("installs two packages with it", () => {
  expect(Object.keys(own.dependencies)).toEqual(["downshift", "htmlparser2"]);
});

test("its dependencies run no scripts when installed", () => {
  const brought = Object.entries(lock.packages).filter(
    ([, found]) => !("dev" in found) && !("devOptional" in found),
  );
  expect(brought.length).toBeGreaterThan(3);
  expect(brought.filter(([, found]) => "hasInstallScript" in found)).toEqual([]);
});

const workflow = readFileSync(join(root, ".github/workflows/publish.yml"), "utf8");

test("is published with provenance", () => {
  expect(workflow).toContain("id-token: write");
  expect(workflow).toContain("npm publish --provenance");
});

test("is published without a secret", () => {
  expect(workflow).not.toMatch(/secrets\.|_TOKEN|registry-url/);
});

test("is published by actions pinned to a commit", () => {
  const used = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(used.length).toBeGreaterThan(0);
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
});

test("accepts any version of its optional peer dependencies", () => {
  const optional = Object.keys(own.peerDependenciesMeta);
  expect(optional.length).toBeGreaterThan(5);
  expect(
    optional.filter((name) => Reflect.get(own.peerDependencies, name) !== "*"),
    "npm refuses to install a package whose optional peer an app has in another version, also if the app never uses the two together",
  ).toEqual([]);
});

test("has types for each entry under moduleResolution node10, which does not read `exports`", () => {
  const versions = Object.entries(own.typesVersions["*"]);
  /** As TypeScript matches: the first pattern that holds, and the first of its files that is there. */
  const typesOf = (entry: string) => {
    const [pattern = "", [file = ""] = []] =
      versions.find(([name]) => name === entry || name === "*") ?? [];
    return pattern === "*" ? file.replace("*", entry) : file;
  };
  const entries = Object.entries(own.exports).flatMap(([name, found]) =>
    typeof found === "string" || name === "." ? [] : [[name.slice(2), found.types]],
  );
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.map(([name = ""]) => [name, typesOf(name)])).toEqual(entries);
  expect(own.types).toBe(own.exports["."].types);
});
