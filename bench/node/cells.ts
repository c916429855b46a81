import type { Bench } from "../page/main.tsx";
import { answersOf, errorOf, formOf, middleOf, type Size } from "../forms.ts";
import type { BenchPage } from "./page.ts";
import { expect } from "./report.ts";

/** Figures by name: ms or bytes. */
export type Figures = Readonly<Record<string, number>>;

type Cell = (page: BenchPage, size: Size) => Promise<Figures>;

/** Mounts cold, weighs, and mounts again. */
const mount: Cell = async (page, size) => {
  const expected = formOf(size).parameters.length;
  const times = { paint: Number.NaN, screenful: Number.NaN };
  await page.call("prepare", size, false);
  const before = await page.heap();
  const cold = await page.costOf(async () => Object.assign(times, await page.call("mount")));
  const after = await page.heap();
  expect("controls", await page.call("controls"), expected);
  await page.call("unmount");
  const warm = await page.costOf(() => page.call("mount"));
  expect("controls after the second mount", await page.call("controls"), expected);
  return {
    mount: cold,
    warm,
    ...times,
    "heap.js": after.js - before.js,
    heap: after.js + after.dom,
  };
};

const texts = {
  string: { first: "a", next: "bc", keys: "defghijklm" },
  currency: { first: "1", next: "23", keys: "4567890.12" },
} as const;

/** Types into a control: the first key, two that warm up, and ten. */
export async function type(
  page: BenchPage,
  into: keyof typeof texts,
  ...control: Parameters<Bench["focus"]>
) {
  const { first, next, keys } = texts[into];
  const typed = async (text: string): Promise<void> => {
    await page.press(text);
    await page.call("settle");
  };
  await page.call("focus", ...control);
  const firstCost = await page.costOf(() => typed(first));
  await typed(next);
  const cost = await page.costOf(() => typed(keys));
  const found = await page.call("typed");
  expect(`typed into ${into}`, found.replaceAll(",", ""), first + next + keys);
  return { first: firstCost, key: cost / keys.length };
}

const key: Cell = async (page, size) => {
  await page.call("prepare", size, false);
  await page.call("mount");
  await page.watchKeys();
  const form = formOf(size);
  const text = await type(page, "string", middleOf("string", form));
  const amount = await type(page, "currency", middleOf("currency", form));
  return { "key.text": text.key, "key.amount": amount.key, "key.first": amount.first };
};

/** Submits a form without answers, and types in it. */
const fail: Cell = async (page, size) => {
  const form = formOf(size);
  await page.call("prepare", size, false);
  await page.call("mount");
  const cost = await page.costOf(() => page.call("fail"));
  const messages = form.parameters.filter((one) => errorOf(one, "") !== undefined).length;
  const expected = { messages, unexpected: [], missingLines: 0 };
  expect("errors", await page.call("errors"), expected);
  await page.watchKeys();
  return { fail: cost, "key.after": (await type(page, "string", middleOf("string", form))).key };
};

/** Submits answers, two of which were typed. */
const submit: Cell = async (page, size) => {
  const form = formOf(size);
  const expected: Record<string, string> = { ...answersOf(form) };
  await page.call("prepare", size, true);
  await page.call("mount");
  await page.watchKeys();
  for (const typed of ["string", "currency"] as const) {
    const index = middleOf(typed, form);
    await page.call("focus", index);
    await page.press("9");
    expected[form.parameters[index]?.name ?? ""] = "9";
  }
  await page.call("blur");
  const cost = await page.costOf(() => page.call("submit"));
  expect("answers", await page.call("answers"), Object.entries(expected).toSorted());
  return { submit: cost };
};

/** Each is measured in a page of its own. */
export const cells = { mount, key, fail, submit };

export type CellName = keyof typeof cells;

export const cellNames = Object.keys(cells) as CellName[];
