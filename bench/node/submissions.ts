import { mkdirSync, writeFileSync } from "node:fs";
import { type Definition, generate } from "../forms.ts";
import { answersOf } from "../sizes.ts";
import { built } from "./paths.ts";

/** The form of one onboarding step, and its twins under other names. */
const twentyParameters = (nth: number): Definition => {
  const form = generate(20);
  const rename = (name: string): string => `${name}_${nth}`;
  return { ...form, parameters: form.parameters.map((p) => ({ ...p, name: rename(p.name) })) };
};

/** One wrong answer for each place, in turn, of each type. */
const wrong: Readonly<Record<string, readonly string[]>> = {
  boolean: ["yes", "TRUE"],
  currency: ["1.234", "1,000", "01", "-0", "abc"],
  number: ["0", "-3", "1.5"],
  percent: ["100.01", "-1", "1e1"],
  select: ["o5", "O1", " o1"],
  string: [" ", "\t\n"],
};

function submissionsOf(form: Definition) {
  const values = answersOf(form);
  const refused = form.parameters.flatMap(({ name, type }) =>
    (wrong[type] ?? []).map((value) => ({
      what: `${type} ${JSON.stringify(value)}`,
      values: { ...values, [name]: value },
      verdict: false,
    })),
  );
  return [{ what: "valid", values, verdict: true }, ...refused];
}

/** Writes forms with an answer to each, submissions of the first with their verdicts, and a form of 50,000 parameters. */
export function writeSubmissions(): { readonly file: string; readonly large: string } {
  const file = built("validate", "forms.json");
  const large = built("validate", "large.json");
  const forms = Array.from({ length: 40 }, (_, nth) => twentyParameters(nth));
  mkdirSync(built("validate"), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({
      forms: forms.map((form) => ({ form, values: answersOf(form) })),
      submissions: submissionsOf(twentyParameters(0)),
    }),
  );
  writeFileSync(large, JSON.stringify(generate(50_000)));
  return { file, large };
}
