import {
  isRecordPath,
  type Path,
  formatPath,
  propertyOf,
} from "../../core/definition/definitionReader.ts";
import type { Form } from "../../core/definition/form.ts";
import { safeParseForm } from "../../core/definition/parseForm.ts";
import { isRecord } from "../../core/record.ts";
import { type JsonSchema, type Shape } from "../shapes/shape.ts";

/** Returns the parse options that a collection entry sets for its definition. */
function parseOptionsOf({ parent }: Path) {
  const setting = (key: string): unknown =>
    parent && isRecordPath(parent) ? propertyOf(parent, key).found : undefined;
  return {
    lenient: setting("lenient") === true,
    unknownTypes: setting("unknownTypes") === "error" ? ("error" as const) : ("string" as const),
  };
}

/** The parsed form omits options without a value. */
const option = {
  type: "object",
  required: ["value"],
  anyOf: [
    { properties: { value: { type: "null" } } },
    {
      properties: { value: { type: "string" }, label: { type: "string" } },
      required: ["value", "label"],
    },
  ],
};

const lenientParameter = {
  type: "object",
  properties: {
    name: { type: "string", minLength: 1 },
    label: { type: ["string", "null"] },
    type: { type: "string" },
    required: { type: ["boolean", "null"] },
  },
  required: ["name", "type"],
  if: { properties: { type: { const: "select" } } },
  // oxlint-disable-next-line unicorn/no-thenable
  then: {
    properties: { options: { type: "array", minItems: 1, items: option } },
    required: ["options"],
  },
};

const parametersOf = (items: JsonSchema): JsonSchema => ({
  type: "object",
  properties: { parameters: { type: "array", items } },
  required: ["parameters"],
});

/** Schema of the additional keys of a definition that is not parsed with `lenient`. */
export const strictDefinition: JsonSchema = /* @__PURE__ */ parametersOf({
  properties: { label: { type: "string" }, required: { type: "boolean" } },
  required: ["label", "required"],
});

/** Shape of the definition of a form, parsed by `parseForm`. */
export const definitionShape: Shape<Form> = {
  kind: "the definition of a form",
  isKind: isRecord,
  read(path) {
    const parsed = safeParseForm(path.found, parseOptionsOf(path));
    const here = (issue: { readonly path: string }): string =>
      formatPath(path) + issue.path.slice(1);
    const { issues, warnings } = path.findings;
    if (parsed.ok) {
      warnings.push(...parsed.warnings.map((one) => ({ ...one, path: here(one) })));
      return parsed.form;
    }
    issues.push(...parsed.issues.map((one) => ({ ...one, path: here(one) })));
    return undefined;
  },
  schema(definitions) {
    definitions["definition"] = parametersOf(lenientParameter);
    return { $ref: "#/$defs/definition" };
  },
};
