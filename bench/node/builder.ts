import { pathToFileURL } from "node:url";
import { formOf } from "../forms.ts";
import { dist, servePages } from "./build.ts";
import { type } from "./cells.ts";
import { type BenchPage, inPage } from "./page.ts";
import { against, expect, median, type Part, rotated, shown } from "./report.ts";

const questions = 200;
const middle = questions / 2;

const measures = {
  /** Types the label of a question, pauses, and moves the question. */
  async builder(page: BenchPage) {
    await page.call("prepare", questions, false);
    await page.call("mount");
    await page.call("focus", middle);
    await page.watchKeys();
    const { key } = await type(page, "string", 0, ".pf-builder-selected input");
    // The first pause compiles the code that the second one runs.
    await page.call("pause");
    await page.press("n");
    const pause = await page.costOf(() => page.call("pause"));
    await page.call("focus", middle);
    let changed: readonly string[] = [];
    const move = await page.costOf(async () => (changed = await page.call("move")));
    expect("changed rows", changed, [labelAt(middle - 1), "abcdefghijklmn"]);
    return { key, pause, move };
  },
  /** Types the label in the same form of properties alone. */
  async properties(page: BenchPage) {
    await page.call("prepare", 1, false);
    await page.call("mount");
    await page.watchKeys();
    return { alone: (await type(page, "string", 0)).key };
  },
} as const;

const names = ["builder", "properties"] as const satisfies readonly (keyof typeof measures)[];

const labelAt = (index: number): string => formOf(questions).parameters[index]?.label ?? "";

/** Returns the CPU time of lint once its code is compiled, ms. */
async function lintTime(): Promise<number> {
  const module = pathToFileURL(dist("package", "dist", "document", "index.js")).href;
  const { lintCollection, parseCollection } = await import(/* @vite-ignore */ module);
  const document = parseCollection({ forms: [{ form: formOf(questions) }] });
  const lint = (times: number): void => {
    for (let count = 0; count < times; count++) lintCollection(document);
  };
  lint(20);
  const before = process.cpuUsage();
  lint(20);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / 20;
}

/** Measures the builder with a document of 200 questions. */
export async function benchBuilder(rounds: number): Promise<Part> {
  const { addressOf, close } = await servePages(names, false);
  const figures: Record<string, number[]> = {};
  try {
    for (let round = 0; round < rounds; round++)
      for (const name of rotated(names, round)) {
        const { result } = await inPage<Readonly<Record<string, number>>>(
          addressOf(name),
          null,
          measures[name],
        );
        for (const [figure, value] of Object.entries(result)) (figures[figure] ??= []).push(value);
      }
  } finally {
    await close();
  }
  const of = (figure: string): number => median(figures[figure] ?? []);
  const ratio = of("key") / of("alone");
  return {
    title: `Builder, a document of ${questions} questions`,
    text: [
      `A key in the label of a question takes ${shown(of("key"))} ms, in the same form of properties alone ${shown(of("alone"))} ms: a ratio of ${against(ratio, "≤", 1.3)} (target: 1.3).`,
      `Moving a question takes ${shown(of("move"))} ms and changes two rows of the outline. After a pause in typing, the step, the preview and lint take ${shown(of("pause"))} ms; lint alone takes ${shown(await lintTime())} ms in Node.`,
    ].join("\n\n"),
  };
}
