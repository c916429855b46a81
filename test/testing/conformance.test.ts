import { conformanceChecks } from "parameter-form/testing";
import { expect, test } from "vitest";
import { bannedWord } from "../support/plainWords.ts";

test("checks are named in plain words", () => {
  for (const { name } of conformanceChecks) expect.soft(bannedWord(name), name).toBe(null);
});
