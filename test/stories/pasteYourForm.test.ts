import { exampleForms } from "parameter-form/service";
import { expect, test } from "vitest";
import { createLink, pack, readLink, unpack } from "../../stories/tryIt/formLink.ts";

test("a link to an example form has the form after its #, unchanged", async () => {
  for (const form of exampleForms) {
    const text = JSON.stringify(form);
    const link = new URL(
      await createLink(text, "https://example.com/some/path/?path=/story/x", "paste"),
    );
    expect(link.href).toMatch(/^https:\/\/example\.com\/some\/path\/iframe\.html\?id=try-it-/);
    expect(link.search).not.toContain("form=");
    expect(await readLink(link.hash)).toBe(text);
  }
});

test("reads no form from a foreign link, or one that unpacks to too much", async () => {
  const bomb = await pack(" ".repeat(2_000_000));
  expect(bomb.length).toBeLessThan(5000);
  expect(
    await Promise.all(["", "#x=1", "#form=%%", "#form=abc", `#form=${bomb}`].map(readLink)),
  ).toEqual([null, null, null, null, null]);
  expect(await unpack("")).toBeNull();
});
