import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { npm } from "../support/npm.ts";
import { installedApp } from "./packedApp.ts";

const app = installedApp("forms-repository");

/** Edits of a file of the repository, and the message with which its checks fail. */
const edits: readonly (readonly [
  edit: string,
  file: string,
  from: string,
  to: string,
  message: RegExp,
])[] = [
  [
    "an option is removed but the types are not generated anew",
    "forms/federal-w4.json",
    '"value": "head_of_household"',
    '"value": "other"',
    /src\/forms\.ts is out of date/,
  ],
  [
    "a condition names an option that does not exist",
    "onboarding.json",
    '"equals": "fixed"',
    '"equals": "fxied"',
    /onboarding\.json:\d+:\d+ error condition-option/,
  ],
  [
    "a component reads an answer that the form does not have",
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

test.each(edits)("the checks fail when %s", async (_, file, from, to, message) => {
  const path = join(app, file);
  const before = readFileSync(path, "utf8");
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
  try {
    await expect(npm(app, "run", "check")).rejects.toThrow(message);
  } finally {
    writeFileSync(path, before);
  }
});

test("the checks fail when a breaking change comes with new types", async () => {
  const path = join(app, "forms/federal-w4.json");
  const before = readFileSync(path, "utf8");
  writeFileSync(path, before.replace('"value": "head_of_household"', '"value": "other"'));
  await npm(app, "run", "types");
  // The message is of the last of the three checks, so the types and the lint have passed.
  await expect(npm(app, "run", "check")).rejects.toThrow(
    /breaks answers +“Filing status” has lost the option “Head of household”/,
  );
});
