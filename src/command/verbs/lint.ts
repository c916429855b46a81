import { type Finding, lintCollection, lintForm } from "../../document/index.ts";
import { counted } from "../../document/wording.ts";
import { documentEntries, withForms } from "../input/definitions.ts";
import { messageAt } from "../input/parseInput.ts";
import type { Outcome, Read, VerbInput } from "../verb.ts";

export async function run({ args, read }: VerbInput): Promise<Outcome> {
  const inputs = await read(args);
  const forms = inputs.flatMap(({ json }) => (documentEntries(json) ? [] : [json]));
  const found = inputs.flatMap((input) =>
    findingsIn(input, forms).map((finding) => ({
      input,
      finding,
      place: input.placeOf(finding.path),
    })),
  );
  const errors = found.filter(({ finding }) => finding.severity === "error").length;
  const sum = `${counted(errors, "error")} and ${counted(found.length - errors, "warning")} in ${counted(inputs.length, "file")}.`;
  const reported = found.map(({ input, finding, place }) => {
    const { severity, rule, what, why, advice } = finding;
    return messageAt(input, place, `${severity} ${rule}: ${what}. ${why}. ${advice}.`);
  });
  return {
    text: [...reported, sum].join("\n\n"),
    json: found.map(({ input, finding, place: { line, column } }) => ({
      file: input.name,
      line,
      column,
      ...finding,
    })),
    found: found.length > 0,
  };
}

/** Lints an input. Adds the definitions in other inputs to a collection. */
function findingsIn({ json }: Read, forms: readonly unknown[]): readonly Finding[] {
  if (!documentEntries(json)) return lintForm(json);
  const { whole, taken } = withForms(json, forms);
  // Findings within a separate definition are reported for its own file.
  const reported = new Set(
    [...taken].flatMap(([place, form]) =>
      lintForm(form).map(({ rule, path }) => `${rule} ${place}${path.slice(1)}`),
    ),
  );
  return lintCollection(whole).filter(({ rule, path }) => !reported.has(`${rule} ${path}`));
}
