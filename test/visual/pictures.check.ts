import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import { expect, test } from "vitest";
import { modes } from "./modes.ts";
import { pictureOf } from "./pictureOf.ts";

const stories = join(import.meta.dirname, "../../stories");

const idsIn = (file: string) =>
  loadCsf(readFileSync(join(stories, file), "utf8"), { makeTitle: (title) => title ?? file })
    .parse()
    .stories.map(({ id }) => id);

const ids = readdirSync(stories)
  .filter((file) => file.endsWith(".stories.tsx"))
  .flatMap(idsIn);

const kept = readdirSync(join(import.meta.dirname, "pictures"), { recursive: true })
  .map((file) => String(file).replaceAll("\\", "/"))
  .flatMap((file) => (file.endsWith(".png") ? [file.slice(0, -".png".length)] : []));

test.each(Object.keys(modes))("%s has a picture of every story, and no other", (mode) => {
  const expected = ids.map((id) => pictureOf(mode, id));
  expect(kept.filter((file) => file.startsWith(`${mode}/`)).toSorted()).toEqual(
    expected.toSorted(),
  );
});
