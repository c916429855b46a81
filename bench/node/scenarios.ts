import { answersOf, formOf, middleOf } from "../sizes.ts";
import { type Cell, named } from "./cell.ts";
import { expect, type Figures } from "./expect.ts";
import { listenForKeys, press } from "./keys.ts";
import { hydrate, mount, select } from "./mounting.ts";
import { type BenchPage, call, costOf } from "./page.ts";
import { fail, key, memory, renders } from "./typing.ts";

/** Submits answers, two of which were typed. */
async function submit(bench: BenchPage, { size }: Cell): Promise<Figures> {
  await call(bench, "prepare", size, 5, true);
  await call(bench, "mount");
  await listenForKeys(bench);
  const form = formOf(size);
  const expected: Record<string, string> = { ...answersOf(form) };
  for (const parameter of ["string", "currency"] as const) {
    const index = middleOf(parameter, size);
    await call(bench, "focus", index);
    await press(bench, "9");
    expected[form.parameters[index]?.name ?? ""] = "9";
  }
  await call(bench, "leave");
  const { cost, result } = await costOf(bench, "submit", () => call(bench, "submit"));
  const sorted = (values: object) => Object.entries(values).toSorted();
  expect("answers", sorted(await call(bench, "answers")), sorted(expected));
  return { ...named("submit", cost), "submit.wall": result.wall };
}

/** What is done in a page of its own, in this order. */
export const scenarios = { mount, key, fail, submit, renders, memory, select, hydrate };

export type ScenarioName = "server" | keyof typeof scenarios;

/** `server` needs no page. */
export const scenarioNames: readonly ScenarioName[] = [
  "mount",
  "key",
  "fail",
  "submit",
  "renders",
  "memory",
  "select",
  "server",
  "hydrate",
];
