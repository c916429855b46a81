import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageOf } from "../../support/draftStorages.ts";
import { answersFrom, keptForm, page } from "./keptForms.ts";

const form = keptForm(["Name: string"]);
const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 0, 31);

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

/** What is kept with a clock that is so many days off. */
async function keptAt(days: number): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  vi.setSystemTime(now + days * day);
  const one = page(storageOf(texts));
  await one.restore(form);
  one.save(form, answersFrom([["Name", "Ada"]]));
  one.flush();
  vi.setSystemTime(now);
  return texts;
}

test.each<readonly [saved: number, after: string]>([
  [0, "kept"],
  [-1, "kept"],
  [-29, "kept"],
  [-30, "told"],
  [-100, "told"],
  [-366, "told"],
  // A clock that was years behind, as after the battery was empty.
  [-396, "kept anew"],
  [-3650, "kept anew"],
  [-20_000, "kept anew"],
  // A clock that is behind the last save, here or there.
  [1, "kept"],
  [29, "kept"],
  [31, "kept anew"],
  [400, "kept anew"],
  [40_000, "kept anew"],
])("answers saved %i days from now are %s", async (saved, after) => {
  const texts = await keptAt(saved);
  const [text = ""] = texts.values();
  const next = page(storageOf(texts));
  const found = await next.restore(form);
  next.flush();
  expect(found?.values["Name"] ?? null).toBe(after === "told" ? null : "Ada");
  expect(next.state().expired).toBe(after === "told" ? now + saved * day : null);
  const [later] = texts.values();
  const savedAt = later === undefined ? null : JSON.parse(later).savedAt;
  const expected = { kept: JSON.parse(text).savedAt, told: null, "kept anew": now }[after];
  expect(savedAt).toBe(expected);
});

test("a draft that is saved again expires from then on, and no draft is kept forever", async () => {
  const texts = await keptAt(400);
  await page(storageOf(texts)).restore(form);
  await vi.advanceTimersByTimeAsync(500);
  await vi.advanceTimersByTimeAsync(29 * day);
  expect((await page(storageOf(texts)).restore(form))?.values["Name"]).toBe("Ada");
  await vi.advanceTimersByTimeAsync(day);
  expect(await page(storageOf(texts)).restore(form)).toBe(null);
});
