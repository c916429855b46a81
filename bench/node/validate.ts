import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { answersOf, choicesOf, type Definition, generate, types } from "../forms.ts";
import { benchFolder, dist } from "./build.ts";
import { against, expect, median, type Part, shown, table } from "./report.ts";

const libraries = ["ours", "ajv", "zod", "zod-jitless", "valibot"] as const;

interface Pace {
  /** From the first form of a process to its first verdict, ms. */
  readonly first: number;
  /** From a form never seen to its first verdict, in a process that has seen others, ms. */
  readonly fresh: number;
  readonly accepted: number;
  readonly refused: number;
  /** Submissions whose verdict is not the expected one. */
  readonly disagreed: readonly string[];
}

/** Measures how fast submissions are validated. Each library has a process of its own in each round. */
export async function benchValidation(rounds: number): Promise<Part> {
  const file = writeForms();
  const paces: Record<string, Pace[]> = {};
  for (let round = 0; round < rounds; round++) {
    for (const library of libraries) {
      const pace: Pace = await measure(library, file);
      expect(`verdicts of ${library}`, pace.disagreed, []);
      (paces[library] ??= []).push(pace);
    }
  }
  const of = (library: string, figure: Exclude<keyof Pace, "disagreed">): number =>
    median((paces[library] ?? []).map((pace) => pace[figure]));
  const pace = of("ours", "accepted");
  const rival = (library: string): number => pace / of(library, "accepted");
  return {
    title: "Validating a submission of 20 parameters, in Node",
    text: [
      table([
        ["", "valid, per second", "invalid, per second", "first form of a process", "new form"],
        ...libraries.map((library) => [
          library,
          shown(of(library, "accepted")),
          shown(of(library, "refused")),
          `${shown(of(library, "first"))} ms`,
          `${shown(of(library, "fresh"))} ms`,
        ]),
      ]),
      `\`validateForm\` has ${against(rival("ajv"), "≥", 0.5)} of compiled ajv's throughput (target: 0.5) and ${against(rival("zod"), "≥", 4)} of zod's (4).`,
    ].join("\n\n"),
  };
}

async function measure<T>(library: string, file: string): Promise<T> {
  const script = join(benchFolder, "validate", "measure.mjs");
  const { stdout } = await promisify(execFile)(process.execPath, [script, library, file]);
  return JSON.parse(stdout);
}

/** Writes forms with an answer to each, and submissions of the first with their verdicts. */
function writeForms(): string {
  const forms = Array.from({ length: 40 }, (_, nth) => twentyParameters(nth));
  const [form = twentyParameters(0)] = forms;
  const values = answersOf(form);
  const invalid = form.parameters.flatMap(({ name, type }) =>
    types[type].wrong.map((value) => ({
      what: `${type} ${JSON.stringify(value)}`,
      values: { ...values, [name]: value },
      verdict: false,
    })),
  );
  const file = dist("validate", "forms.json");
  mkdirSync(dist("validate"), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({
      forms: forms.map((one) => ({ form: one, rules: rulesOf(one), values: answersOf(one) })),
      submissions: [{ what: "valid", values, verdict: true }, ...invalid],
    }),
  );
  return file;
}

/** A form that no other has the names of. */
function twentyParameters(nth: number): Definition {
  const form = generate(20);
  const parameters = form.parameters.map((one) => ({ ...one, name: `${one.name}_${nth}` }));
  return { ...form, parameters };
}

/** The rules of a form for the libraries that are told choices and patterns. */
const rulesOf = ({ parameters }: Definition) =>
  parameters.map((parameter) => ({
    name: parameter.name,
    choices: choicesOf(parameter)?.map(({ value }) => value) ?? null,
    pattern: types[parameter.type].pattern.source,
  }));
