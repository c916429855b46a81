import { countOf } from "../sizes.ts";
import { type Cell, named } from "./cell.ts";
import { expect, type Figures } from "./expect.ts";
import { type BenchPage, call, costOf, memoryOf } from "./page.ts";

/** Mounts cold, weighs, and mounts again. */
export async function mount(bench: BenchPage, { size }: Cell, options = 5): Promise<Figures> {
  await call(bench, "prepare", size, options, false);
  const cold = await costOf(bench, "mount", () => call(bench, "mount"));
  const memory = await memoryOf(bench);
  const { controls, elements } = await call(bench, "look");
  expect("controls", controls, countOf(size));
  await call(bench, "unmount");
  const warm = await costOf(bench, "warm", () => call(bench, "mount"));
  expect("controls after the second mount", (await call(bench, "look")).controls, countOf(size));
  return {
    ...named("mount", cold.cost),
    "mount.wall": cold.result.wall,
    "mount.screenful": cold.result.screenful,
    "mount.contentful": cold.result.contentful,
    "mount.longTask": cold.result.longTask,
    "warm.cpu": warm.cost.cpu,
    "warm.wall": warm.result.wall,
    "heap.total": memory.js + memory.dom,
    "heap.js": memory.js,
    "heap.dom": memory.dom,
    "dom.elements": elements,
    "dom.nodes": memory.nodes,
    "dom.listeners": memory.listeners,
  };
}

/** The same with 5,000 options in one select. */
export async function select(bench: BenchPage, cell: Cell): Promise<Figures> {
  const figures = await mount(bench, cell, 5000);
  return Object.fromEntries(
    ["mount.cpu", "mount.wall", "heap.total"].map((name) => [
      `select.${name}`,
      figures[name] ?? Number.NaN,
    ]),
  );
}

/** Takes over what a server drew. */
export async function hydrate(bench: BenchPage, { size, html }: Cell): Promise<Figures> {
  await call(bench, "prepare", size, 5, false);
  await call(bench, "setHtml", html);
  await call(bench, "settle");
  const { cost, result } = await costOf(bench, "hydrate", () => call(bench, "hydrate"));
  const { controls, complaints } = await call(bench, "look");
  expect("controls", controls, countOf(size));
  expect("complaints", complaints, []);
  return { ...named("hydrate", cost), "hydrate.wall": result.wall };
}
