import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import { expect, test } from "vitest";
import { chosenIn } from "./chosen.ts";
import { modeNames } from "./modes.ts";
import { pictureOf } from "./pictureOf.ts";

const folder = join(import.meta.dirname, "../../stories");

const idsIn = (file: string) =>
  loadCsf(readFileSync(join(folder, file), "utf8"), { makeTitle: (title) => title ?? file })
    .parse()
    .stories.map(({ id }) => id);

const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".stories.tsx"),
);
const chosen = modeNames.flatMap((mode) => chosenIn(mode));

const kept = readdirSync(join(import.meta.dirname, "pictures"), { recursive: true })
  .map((file) => String(file).replaceAll("\\", "/"))
  .flatMap((file) => (file.endsWith(".png") ? [file.slice(0, -".png".length)] : []));

test.each(modeNames)(
  "%s has exactly one picture of each chosen story, and no other picture",
  (mode) => {
    const expected = chosenIn(mode).map((id) => pictureOf(mode, id));
    expect(kept.filter((file) => file.startsWith(`${mode}/`)).toSorted()).toEqual(
      expected.toSorted(),
    );
  },
);

test("each chosen story exists and is chosen once", () => {
  expect(files.flatMap(idsIn)).toEqual(expect.arrayContaining(chosen));
  expect(new Set(chosen).size).toBe(chosen.length);
});

test.each(files)("a story of %s is chosen", (file) => {
  expect(idsIn(file).some((id) => chosen.includes(id))).toBe(true);
});
