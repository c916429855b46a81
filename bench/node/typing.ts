import { errorOf } from "../adapters/check.ts";
import { formOf, middleOf, type Size } from "../sizes.ts";
import { type Cell, named } from "./cell.ts";
import { expect, type Figures } from "./expect.ts";
import { hold, listenForKeys, press } from "./keys.ts";
import { type BenchPage, call, costOf, memoryOf } from "./page.ts";
import { median } from "./statistics.ts";

const texts = [
  { type: "string", name: "text", first: "abc", keys: "defghijklm" },
  { type: "currency", name: "currency", first: "123", keys: "4567890.12" },
] as const;

/** Ten keys in a text and in an amount, after three that warm up, of which the first is measured by itself. */
async function type(
  bench: BenchPage,
  size: Size,
  prefix: string,
  into: readonly (typeof texts)[number][] = texts,
): Promise<Figures> {
  const figures: Figures = {};
  for (const { type: parameter, name, first, keys } of into) {
    await call(bench, "focus", middleOf(parameter, size));
    const start = await costOf(bench, `${prefix}.${name}.first`, async () => {
      await press(bench, first.slice(0, 1));
      await call(bench, "settle");
    });
    figures[`${prefix}.${name}.first`] = start.cost.cpu;
    await press(bench, first.slice(1));
    await call(bench, "settle");
    const { cost, result } = await costOf(bench, `${prefix}.${name}`, async () => {
      const frames = await press(bench, keys);
      await call(bench, "settle");
      return frames;
    });
    const { typed } = await call(bench, "look");
    expect(`typed into ${name}`, typed.replaceAll(",", ""), first + keys);
    for (const [key, value] of Object.entries(cost))
      if (key === "cpu" || prefix === "key")
        figures[`${prefix}.${name}.${key}`] = value / keys.length;
    figures[`${prefix}.${name}.frame`] = median(result);
  }
  return figures;
}

export async function key(bench: BenchPage, { size }: Cell): Promise<Figures> {
  await call(bench, "prepare", size, 5, false);
  await call(bench, "mount");
  await listenForKeys(bench);
  return type(bench, size, "key");
}

/** Submits nothing, and types on. */
export async function fail(bench: BenchPage, { size }: Cell): Promise<Figures> {
  await call(bench, "prepare", size, 5, false);
  await call(bench, "mount");
  const { cost, result } = await costOf(bench, "fail", () => call(bench, "fail"));
  const messages = formOf(size).parameters.filter((one) => errorOf(one, "") !== undefined).length;
  const told = { messages, otherWords: [], missingLines: 0 };
  expect("errors", await call(bench, "lookAtErrors"), told);
  await listenForKeys(bench);
  return {
    ...named("fail", cost),
    "fail.wall": result.wall,
    ...(await type(bench, size, "keyAfter", texts.slice(0, 1))),
    // Nothing stands against an amount that may be empty.
    ...(size !== "w4" && {
      "keyAfter.rows": (await countOf(bench, middleOf("currency", size), "1")).rows,
    }),
  };
}

/** How much React renders for a key in a control. */
async function countOf(bench: BenchPage, control: number, key: string) {
  await call(bench, "focus", control);
  await call(bench, "startCounting");
  await press(bench, key);
  await call(bench, "settle");
  return call(bench, "counted");
}

/** How much React renders for a key: the last of some, so that what happens once is over. */
export async function renders(bench: BenchPage, { size }: Cell): Promise<Figures> {
  await call(bench, "prepare", size, 5, false);
  await call(bench, "mount");
  await listenForKeys(bench);
  const figures: Figures = {};
  for (const { type: parameter, name, first, keys } of texts) {
    await call(bench, "focus", middleOf(parameter, size));
    await press(bench, first);
    const counts = [];
    for (const one of keys) {
      await call(bench, "settle");
      await call(bench, "startCounting");
      await press(bench, one);
      await call(bench, "settle");
      counts.push(await call(bench, "counted"));
    }
    figures[`renders.${name}.rows`] = Math.max(...counts.map(({ rows }) => rows));
    figures[`renders.${name}.commits`] = median(counts.map(({ commits }) => commits));
  }
  return figures;
}

const manyKeys = 4000;

/** What the page holds once a person has typed much: into one text, which grows all the while. */
export async function memory(bench: BenchPage, { size }: Cell): Promise<Figures> {
  await call(bench, "prepare", size, 5, false);
  await call(bench, "mount");
  await call(bench, "focus", middleOf("string", size));
  const before = await memoryOf(bench);
  await hold(bench, "a", manyKeys);
  await call(bench, "settle");
  const after = await memoryOf(bench);
  expect("typed", (await call(bench, "look")).typed.length, manyKeys);
  const totalOf = ({ js, dom }: typeof after): number => js + dom;
  return { "memory.total": totalOf(after), "memory.grown": totalOf(after) - totalOf(before) };
}
