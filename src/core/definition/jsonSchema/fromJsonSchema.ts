import type { DefinitionIssue } from "../definitionIssue.ts";
import {
  isRecordPath,
  itemsOf,
  type Path,
  propertyOf,
  type RecordPath,
  addIssue,
  addKindIssue,
  rootOf,
  readString,
} from "../definitionReader.ts";
import type { AnsweredValues, Form } from "../form.ts";
import { getOwn, recordOf } from "../../record.ts";
import { parseForm } from "../parseForm.ts";
import type { Rules } from "../../rules/rule.ts";
import type { JsonSchemaOptions } from "./kinds.ts";
import { notMapped, notMappedKeyword } from "./notMapped.ts";
import { type MappedProperty, readProperty } from "./property.ts";

/** Number of unsupported occurrences by keyword, in the order of the schema. */
export type UnsupportedCounts = Readonly<Record<string, number>>;

/** Result of `fromJsonSchema`: a form, or the issues of the schema. */
export type JsonSchemaForm = {
  /** Counts of unsupported keywords, reported or skipped: `{ minimum: 2, not: 1 }`. */
  readonly unsupported: UnsupportedCounts;
} & (
  | {
      readonly ok: true;
      readonly form: Form;
      /** Rules for additional constraints, by name. Pass them to the form and to the server. */
      readonly rules: Rules;
      /** `default` values as submitted strings. */
      readonly defaultValues: AnsweredValues;
      /**
       * Keywords and properties that `onUnsupported: "skip"` omitted. The server must validate
       * them.
       */
      readonly skipped: readonly DefinitionIssue[];
    }
  | {
      readonly ok: false;
      /** Issues with paths such as `$.properties.age.minimum`. */
      readonly issues: readonly DefinitionIssue[];
    }
);

/**
 * Converts a flat JSON Schema of draft 2020-12 or 07 to a form. Never throws for any `schema`.
 * Supports keywords that map without loss:
 * - `string` with `minLength`, `maxLength`, `pattern` and `format`
 * - `integer` with a minimum of 0 or more
 * - `number` with a type in the option `types`
 * - `boolean`
 * - `enum`, and `oneOf` or `anyOf` of `const` and `title`
 * - `title`, `description`, `default` and `required`
 * - `null` as a second type, for an optional parameter
 *
 * Other constraints are issues, and other annotations are ignored. A required text must not be
 * blank, and every answer is a string.
 */
export function fromJsonSchema(schema: unknown, options: JsonSchemaOptions = {}): JsonSchemaForm {
  const root = rootOf(schema);
  let properties: readonly MappedProperty[] = [];
  let description: unknown;
  try {
    if (isRecordPath(root)) {
      properties = readObject(root, options);
      description = root.found["title"] ?? root.found["description"];
    } else addKindIssue(root, "notObject");
  } catch {
    addIssue(root, "unreadable", "cannot be read");
  }
  const unsupported = countsOf(root.findings.issues);
  const isSkipped = ({ code }: DefinitionIssue): boolean =>
    options.onUnsupported === "skip" && code === "notMapped";
  const issues = root.findings.issues.filter((issue) => !isSkipped(issue));
  if (issues.length > 0) return { ok: false, issues, unsupported };
  const parameters = properties.map(({ definition }) => definition);
  return {
    ok: true,
    unsupported,
    form: parseForm({ description, parameters }),
    skipped: root.findings.issues,
    rules: recordOf(properties.flatMap(({ name, rule }) => (rule ? [[name, rule]] : []))),
    defaultValues: recordOf(
      properties.flatMap(({ name, initial }) => (initial === null ? [] : [[name, initial]])),
    ),
  };
}

function countsOf(issues: readonly DefinitionIssue[]): UnsupportedCounts {
  const counts = new Map<string, number>();
  for (const { path, code } of issues) {
    if (code !== "notMapped") continue;
    const keyword = path.slice(path.lastIndexOf(".") + 1).replace(/\[.*/, "");
    counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
  }
  return recordOf(counts);
}

type ValidateKeyword = (path: Path) => unknown;

const ignore: ValidateKeyword = () => null;
const yesOrNo: ValidateKeyword = (path) => typeof path.found === "boolean" || notMapped(path);
const drafts = /^https?:\/\/json-schema\.org\/(draft\/2020-12|draft-07)\/schema#?$/;

/**
 * Validators of the keywords of the object itself. `$defs` is ignored, because a reference to it is
 * an issue.
 */
const keywords: Readonly<Record<string, ValidateKeyword>> = {
  $schema: (path) =>
    drafts.test(`${path.found}`) ||
    notMapped(path, "only draft 2020-12 and draft 07 are supported"),
  $id: ignore,
  $comment: ignore,
  $defs: ignore,
  definitions: ignore,
  title: readString,
  description: readString,
  properties: ignore,
  required: ignore,
  type: (path) => path.found === "object" || notMapped(path, 'expected "object"'),
  additionalProperties: yesOrNo,
  unevaluatedProperties: yesOrNo,
};

function readObject(root: RecordPath, options: JsonSchemaOptions): readonly MappedProperty[] {
  for (const key of Object.keys(root.found)) {
    const at = propertyOf(root, key);
    (getOwn(keywords, key) ?? notMappedKeyword)(at);
    if (key === "description" && Object.hasOwn(root.found, "title"))
      notMapped(at, "a form has only one text, which is the title: remove the description");
  }
  const properties = propertyOf(root, "properties");
  if (!isRecordPath(properties)) return addKindIssue(properties, "notObject") ?? [];
  const required = requiredOf(root, properties);
  return Object.keys(properties.found).flatMap(
    (name) => readProperty(propertyOf(properties, name), required.has(name), options) ?? [],
  );
}

function requiredOf(root: RecordPath, properties: RecordPath): ReadonlySet<string> {
  const list = propertyOf(root, "required");
  const names = new Set<string>();
  for (const item of list.found === undefined ? [] : (itemsOf(list) ?? [])) {
    const name = readString(item);
    if (name === null) continue;
    if (Object.hasOwn(properties.found, name)) names.add(name);
    else notMapped(item, "no such property");
  }
  return names;
}
