import { type Path, addIssue } from "../definitionReader.ts";

/** Keywords that reference another schema, which may contain the type of the property. */
export const referenceKeywords = ["$ref", "$dynamicRef", "allOf"];

/** Alternatives to unsupported keywords. */
const advice: readonly (readonly [keywords: readonly string[], advice: string])[] = [
  [referenceKeywords, "inline its schema"],
  [
    ["if", "then", "else", "dependencies", "dependentRequired", "dependentSchemas"],
    "use conditions: when={shownWhen(form, …)}",
  ],
  [["readOnly"], "set it on the form: fields={{ …: { readOnly: true } }}"],
  [["exclusiveMinimum", "exclusiveMaximum"], "use minimum and maximum"],
  [["const"], "remove the property, because only one answer is possible"],
];

const adviceFor = (keyword: string): string =>
  advice.find(([keywords]) => keywords.includes(keyword))?.[1] ?? "not supported by forms";

/**
 * Keywords of draft 2020-12 and 07 that constrain values. All others are annotations, including
 * those of vendors: https://json-schema.org/draft/2020-12/json-schema-core#section-6.5
 */
const constraining: ReadonlySet<string> = /* @__PURE__ */ new Set(
  [
    "$ref $dynamicRef $recursiveRef allOf anyOf oneOf not if then else dependentSchemas dependencies",
    "dependentRequired prefixItems items additionalItems contains minContains maxContains required",
    "unevaluatedItems minItems maxItems uniqueItems properties patternProperties enum const pattern",
    "additionalProperties unevaluatedProperties propertyNames minProperties maxProperties multipleOf",
    "maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength format enumNames",
    "contentEncoding contentMediaType contentSchema",
  ].flatMap((words) => words.split(" ")),
);

/** Reports an unsupported keyword, unless it is an annotation. */
export const notMappedKeyword = (path: Path): null =>
  constraining.has(`${path.key}`) ? notMapped(path) : null;

/** Reports an unsupported part of a schema, so that nothing is lost silently. */
export const notMapped = (path: Path, why = adviceFor(`${path.key}`)): null =>
  addIssue(path, "notMapped", why);
