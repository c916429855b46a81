import { type Path, refuse } from "../definition/definitionReader.ts";

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
  [["exclusiveMinimum", "exclusiveMaximum"], "say minimum and maximum"],
  [["const"], "an answer that cannot differ need not be asked for"],
];

const adviceFor = (keyword: string): string =>
  advice.find(([keywords]) => keywords.includes(keyword))?.[1] ?? "nothing in a form says this";

/**
 * Keywords of draft 2020-12 and 07 that demand something. All others are annotations, also those
 * that a vendor adds: https://json-schema.org/draft/2020-12/json-schema-core#section-6.5
 */
const demanding: ReadonlySet<string> = /* @__PURE__ */ new Set(
  [
    "$ref $dynamicRef $recursiveRef allOf anyOf oneOf not if then else dependentSchemas dependencies",
    "dependentRequired prefixItems items additionalItems contains minContains maxContains required",
    "unevaluatedItems minItems maxItems uniqueItems properties patternProperties enum const pattern",
    "additionalProperties unevaluatedProperties propertyNames minProperties maxProperties multipleOf",
    "maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength format enumNames",
    "contentEncoding contentMediaType contentSchema",
  ].flatMap((words) => words.split(" ")),
);

/** Notes a keyword that a form cannot say and that is no annotation. */
export const notMappedKeyword = (path: Path): null =>
  demanding.has(`${path.key}`) ? notMapped(path) : null;

/** Notes what a form cannot say, so that nothing of a schema is lost in silence. */
export const notMapped = (path: Path, why = adviceFor(`${path.key}`)): null =>
  refuse(path, "notMapped", why);
