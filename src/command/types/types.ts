import type { Form } from "../../core/index.ts";
import { propertyIn } from "../../document/read/formInDocument.ts";
import { CannotRun } from "../input/CannotRun.ts";
import { documentEntries, readForms } from "../input/definitions.ts";
import { jsonOf, type Read } from "../input/parseInput.ts";
import { readPath } from "../input/readInputs.ts";
import type { VerbInput, Outcome } from "../verb.ts";
import { nameOf, typeOf } from "./typeText.ts";

const heading = "// Written by parameter-form types from the definitions of forms: do not edit.\n";

/** Removes everything that a formatter changes. */
const unformatted = (code: string): string => code.replace(/[\s;|,'"\\]+/g, "");

/** Returns the names of the parameters of a form that have a condition in a collection. */
const conditionalIn = (inputs: readonly Read[], { id }: Form): ReadonlySet<string> =>
  new Set(
    inputs
      .flatMap(({ json }) => documentEntries(json) ?? [])
      .filter(
        (entry) => (propertyIn(entry, "id") ?? propertyIn(propertyIn(entry, "form"), "id")) === id,
      )
      .flatMap((entry) => Object.keys(Object(propertyIn(entry, "conditions")))),
  );

/** Generates the types of forms, or checks that an existing file is up to date. */
export async function run({ args, options, read }: VerbInput): Promise<Outcome> {
  const written = new Map<string, { readonly from: string; readonly code: string }>();
  const inputs = (await read(args)).map(jsonOf);
  for (const input of inputs)
    for (const form of readForms(input)) {
      const name = nameOf(form.id ?? input.name);
      const code = typeOf(name, form, conditionalIn(inputs, form));
      const before = written.get(name);
      if (before && before.code !== code)
        throw new CannotRun(
          `${before.from} and ${input.name} would both have the type ${name}. Give the forms different ids.`,
        );
      written.set(name, { from: input.name, code });
    }
  if (written.size === 0)
    throw new CannotRun("The input contains no form. Pass the files of a collection’s forms, too.");
  const text = [heading, ...[...written.values()].map(({ code }) => code)].join("\n");
  const json = [...written].map(([type, { from }]) => ({ type, from }));
  const { check } = options;
  if (check === undefined) return { text, json };
  const file = await readPath(String(check));
  if (unformatted(file.text) === unformatted(text))
    return { text: `${check} is up to date.`, json: { current: true } };
  return {
    text: `${check} is out of date. Run: parameter-form types ${args.join(" ")} > ${check}`,
    json: { current: false },
    found: true,
  };
}
