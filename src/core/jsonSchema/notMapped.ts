import { type Path, refuse } from "../definitionReader.ts";

/** Keywords with which a property is described elsewhere, its type included. */
export const references = ["$ref", "$dynamicRef", "allOf"];

/** Keywords that a form has something else for, and what. */
const advice: readonly (readonly [keywords: readonly string[], advice: string])[] = [
  [references, "write what it stands for in its place"],
  [
    ["if", "then", "else", "dependencies", "dependentRequired", "dependentSchemas"],
    "say it as conditions: when={shownWhen(form, …)}",
  ],
  [["readOnly"], "say it to the form: fields={{ …: { readOnly: true } }}"],
  [["examples"], "nothing shows examples: say one in the description"],
  [["exclusiveMinimum", "exclusiveMaximum"], "say minimum and maximum"],
  [["const"], "an answer that cannot differ need not be asked for"],
];

const adviceFor = (keyword: string): string =>
  advice.find(([keywords]) => keywords.includes(keyword))?.[1] ?? "nothing in a form says this";

/** Notes what a form cannot say, so that nothing of a schema is lost in silence. */
export const notMapped = (path: Path, why = adviceFor(`${path.key}`)): null =>
  refuse(path, "notMapped", why);
