import { basename } from "node:path";
import type { Form, Parameter } from "../../core/index.ts";

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
