import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { samples } from "./support/samples.ts";

describe("files for language models", () => {
  const folder = mkdtempSync(join(tmpdir(), "parameter-form-llms-"));
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  beforeAll(() => {
    execFileSync(process.execPath, [".storybook/llms.mjs", folder]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("list each page once", () => {
    const pages = [
      ...read("llms.txt").matchAll(/^- \[(.*)\]\(\?path=\/docs\/([a-z-]+)--docs\): (.*[.:])$/gm),
    ];
    expect(pages.map(([, title, place]) => `${place} ${title}`)).toEqual(
      expect.arrayContaining(["guides-amounts Amounts", "guides-testing Testing"]),
    );
    expect(new Set(pages.map(([, , place]) => place)).size).toBe(
      read("llms.txt").match(/^- \[/gm)?.length,
    );
  });

  test("hold each sample", () => {
    const whole = read("llms-full.txt");
    const missing = samples.filter(({ code }) => !whole.includes(code));
    expect(missing.map(({ file }) => file)).toEqual([]);
  });

  test("hold nothing that only Storybook reads", () => {
    expect(read("llms-full.txt")).not.toMatch(/<Meta|<Canvas|<Controls|<Markdown|addon-docs/);
  });
});
