import { join } from "node:path";
import type { Part } from "./bar.ts";
import { buildPackage } from "./build.ts";
import { benchBundles } from "./bundle.ts";
import { benchForms } from "./forms.ts";
import { help, leftOut, type Options, optionsOf, type PartName } from "./options.ts";
import { benchPagination } from "./pagination.ts";
import { benchFolder, built } from "./paths.ts";
import { report, stateOf } from "./report.ts";
import { benchValidation } from "./validate.ts";

const parts: Readonly<Record<PartName, (options: Options) => Promise<Part>>> = {
  forms: benchForms,
  bundle: ({ adapters }) => benchBundles(adapters),
  validate: ({ rounds, quick }) => benchValidation(quick ? 1 : rounds, quick ? 0.3 : 1),
  pagination: ({ rounds }) => benchPagination(rounds),
};

try {
  const options = optionsOf(process.argv.slice(2));
  if (options.help) console.log(help);
  else await run(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(options: Options): Promise<void> {
  const secondsSince = (time: number): number => Math.round((performance.now() - time) / 1000);
  const started = performance.now();
  if (!options.built) await buildPackage(options.at);
  const state = options.built ? "what was built last" : stateOf(options.at);
  const done: Part[] = [];
  for (const name of options.parts) {
    console.log(`\n> ${name}`);
    const began = performance.now();
    done.push(await parts[name](options).catch((error: unknown) => failedPart(name, error)));
    console.log(`${name} took ${secondsSince(began)} s`);
  }
  const path = options.whole ? join(benchFolder, "results", "latest") : built("results", "last");
  const notes = options.quick ? [leftOut] : [];
  const defects = done.flatMap((part) => part.defects ?? []);
  if (defects.length > 0) process.exitCode = 1;
  console.log(
    `\n${report(done, path, { notes, state })}\n\nKept in ${path}.md and ${path}.json after ${secondsSince(started)} s`,
  );
}

/** What was measured before it is kept. */
function failedPart(name: PartName, error: unknown): Part {
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(why);
  const text = `Failed: ${why.split("\n")[0]}`;
  return { title: name, text, bars: [], data: { failed: text }, defects: [`${name}: ${text}`] };
}
