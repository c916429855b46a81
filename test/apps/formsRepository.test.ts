import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { npm } from "../support/npm.ts";
import { installedApp } from "./packedApp.ts";

const app = installedApp("forms-repository");

/** What a change of the repository makes of a file of it, and what the checks then say. */
const changes: readonly (readonly [
  what: string,
  file: string,
  from: string,
  to: string,
  said: RegExp,
])[] = [
  [
    "an option that is gone",
    "forms/federal-w4.json",
    '"value": "head_of_household"',
    '"value": "other"',
    /src\/forms\.ts has not the types/,
  ],
  [
    "a condition on an option that is not there",
    "onboarding.json",
    '"equals": "fixed"',
    '"equals": "fxied"',
    /onboarding\.json:\d+:\d+ error condition-option/,
  ],
  [
    "a name that the form has not",
    "src/FirstDayForm.tsx",
    "values.shirt",
    "values.shrit",
    /'shrit' does not exist on type 'FirstDay'\. Did you mean 'shirt'/,
  ],
];

test("the checks of the repository pass", async () => {
  await npm(app, "run", "check");
  expect(readFileSync(join(app, "src/forms.ts"), "utf8")).toContain("readonly plate?: string;");
});

test.each(changes)("%s fails them", async (_, file, from, to, said) => {
  const path = join(app, file);
  const before = readFileSync(path, "utf8");
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
  try {
    await expect(npm(app, "run", "check")).rejects.toThrow(said);
  } finally {
    writeFileSync(path, before);
  }
});

test("so does a breaking change whose types are written anew", async () => {
  const path = join(app, "forms/federal-w4.json");
  const before = readFileSync(path, "utf8");
  writeFileSync(path, before.replace('"value": "head_of_household"', '"value": "other"'));
  await npm(app, "run", "types");
  await npm(app, "run", "check:types");
  await npm(app, "run", "check:lint");
  await expect(npm(app, "run", "check")).rejects.toThrow(
    /breaks answers +“Filing status” has lost the option “Head of household”/,
  );
});
