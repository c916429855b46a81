import { basename } from "node:path";
import type { Form, Parameter } from "../../core/index.ts";
import { propertyIn } from "../../document/read/formInDocument.ts";
import { entryId } from "../../document/schema/entryIds.ts";
import { documentEntries, readForms } from "../input/definitions.ts";
import { readPath } from "../input/readInputs.ts";
import { CannotRun, type Outcome, type Read, type VerbInput } from "../verb.ts";

const heading = "// Written by parameter-form types from the definitions of forms: do not edit.\n";

/** Removes everything that a formatter changes. */
const unformatted = (code: string): string => code.replace(/[\s;|,'"\\]+/g, "");

/** Returns the names of the parameters of a form that have a condition in a collection. */
const conditionalIn = (inputs: readonly Read[], { id }: Form): ReadonlySet<string> =>
  new Set(
    inputs
      .flatMap(({ json }) => documentEntries(json) ?? [])
      .filter((entry) => entryId(Object(entry)) === id)
      .flatMap((entry) => Object.keys(Object(propertyIn(entry, "conditions")))),
  );

/** Generates the types of forms, or checks that an existing file is up to date. */
export async function run({ args, options, read }: VerbInput): Promise<Outcome> {
  const written = new Map<string, { readonly from: string; readonly code: string }>();
  const inputs = await read(args);
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

/** Returns the type name for a form's id or file name: `FederalW4` for `federal-w4`. */
export function nameOf(id: string): string {
  const parts = basename(id, ".json").match(/[\p{ID_Continue}]+/gu) ?? [];
  const name = parts
    .flatMap((part) => part.split("_"))
    .map(capitalized)
    .join("");
  return /^\p{ID_Start}/u.test(name) ? name : `Form${name}`;
}

const capitalized = (part: string): string => part.slice(0, 1).toUpperCase() + part.slice(1);

/** Generates the type of the answers to a form, with labels as comments. */
export const typeOf = (name: string, form: Form, conditional: ReadonlySet<string>): string =>
  [
    ...comment(form.description ?? name),
    `export type ${name} = {`,
    ...form.parameters.flatMap((parameter) => [
      ...comment(parameter.label).map((line) => `  ${line}`),
      `  readonly ${keyOf(parameter.name)}${isSure(parameter, conditional) ? "" : "?"}: ${answerOf(parameter)};`,
    ]),
    "};\n",
  ].join("\n");

/** Whether every submission has the answer. A question that depends on others may be hidden. */
const isSure = ({ name, required, depends_on }: Parameter, conditional: ReadonlySet<string>) =>
  required && (depends_on ?? null) === null && !conditional.has(name);

function answerOf(parameter: Parameter): string {
  if (parameter.type === "boolean") return '"true" | "false"';
  if (parameter.type !== "select") return "string";
  return parameter.options.map(({ value }) => JSON.stringify(value)).join(" | ") || "never";
}

const keyOf = (name: string): string =>
  /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : JSON.stringify(name);

const comment = (text: string): readonly string[] => {
  const line = text.replace(/\s+/g, " ").replaceAll("*/", "*\\/").trim();
  return line === "" ? [] : [`/** ${line} */`];
};
