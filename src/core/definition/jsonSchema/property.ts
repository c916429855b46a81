import {
  isRecordPath,
  type Path,
  propertyOf,
  type RecordPath,
  addIssue,
  addKindIssue,
  readString,
} from "../definitionReader.ts";
import { blocks, type Issue } from "../../values/issue.ts";
import { isRecord, getOwn } from "../../record.ts";
import { all } from "../../rules/all.ts";
import type { Rule } from "../../rules/rule.ts";
import { validateValue } from "../../model/validateField.ts";
import { areYesAndNo } from "./choices.ts";
import { type JsonSchemaOptions, type Kind, readKind } from "./kinds.ts";
import { notMapped, notMappedKeyword } from "./notMapped.ts";

export interface MappedProperty {
  readonly name: string;
  /** The parameter as a service would send it. */
  readonly definition: unknown;
  readonly rule: Rule | null;
  readonly initial: string | null;
}

/** Validates a keyword that any property may have. */
type ValidateKeyword = (path: Path) => unknown;

const mustBeFalse: ValidateKeyword = (path) => path.found === false || notMapped(path);
const ignore: ValidateKeyword = () => null;

const commonKeywords: Readonly<Record<string, ValidateKeyword>> = {
  title: readString,
  description: readString,
  type: ignore,
  default: ignore,
  $comment: ignore,
  readOnly: mustBeFalse,
};

const isNull = (one: unknown): boolean =>
  one === "null" || (isRecord(one) && one["type"] === "null");

/** Removes `null` from the types or the subschemas of an optional property. */
function withoutNull(path: RecordPath): RecordPath {
  for (const key of ["type", "anyOf", "oneOf"]) {
    const { [key]: list, ...rest } = path.found;
    if (!Array.isArray(list) || !list.some(isNull)) continue;
    const [one, ...others]: readonly unknown[] = list.filter((each) => !isNull(each));
    if (one === undefined || others.length > 0) return path;
    const whole: RecordPath["found"] = { ...rest, ...(isRecord(one) ? one : { type: one }) };
    const { default: initial, enum: choices, ...found } = whole;
    return {
      ...path,
      found: {
        ...found,
        ...(initial !== undefined && initial !== null && { default: initial }),
        ...(choices !== undefined && {
          enum: Array.isArray(choices) ? choices.filter((choice) => choice !== null) : choices,
        }),
      },
    };
  }
  return path;
}

export function readProperty(
  property: Path,
  isRequired: boolean,
  options: JsonSchemaOptions,
): MappedProperty | null {
  const name = `${property.key}`;
  if (name === "") return addIssue(property, "empty", "a parameter needs a name");
  if (!isRecordPath(property)) return addKindIssue(property, "notObject");
  const path = withoutNull(property);
  const required = isRequired && path === property;
  const kind = readKind(path, name, options);
  if (!kind) return null;
  const { title, description } = path.found;
  const rule = ruleOf(path, kind, options);
  const choices = kind.choices?.(path) ?? [];
  // The issues of the choices are already reported.
  if (kind.choices && choices.length === 0) return null;
  const isYesOrNo = path.found["type"] === "boolean" && areYesAndNo(choices);
  const type = isYesOrNo ? "boolean" : kind.type;
  const base = { name, label: name, required };
  const parameter = type === "select" ? { ...base, type, options: choices } : { ...base, type };
  return {
    name,
    definition: { ...parameter, label: title ?? name, description },
    rule,
    initial: initialOf(path, kind, (value) => validateValue(parameter, value, { rule })),
  };
}

/** Combines the keywords of a property into one rule. Reports unsupported keywords. */
function ruleOf(path: RecordPath, kind: Kind, options: JsonSchemaOptions): Rule | null {
  const rules: Rule[] = [];
  for (const key of Object.keys(path.found)) {
    const at = propertyOf(path, key);
    const keyword = getOwn(kind.keywords, key);
    const rule = keyword?.(at, options);
    if (rule) rules.push(rule);
    if (!keyword) (getOwn(commonKeywords, key) ?? notMappedKeyword)(at);
  }
  kind.check?.(path);
  const [first, ...others] = rules;
  return first ? all(first, ...others) : null;
}

/**
 * Returns the initial value. Reports a `default` that the form would reject. An empty text that is
 * not a choice means no answer.
 */
function initialOf(
  path: RecordPath,
  kind: Kind,
  validate: (value: string) => Issue | null,
): string | null {
  const initial = propertyOf(path, "default");
  const { found } = initial;
  if (found === undefined || (found === "" && kind.type === "string")) return null;
  const value = kind.initial(found);
  const issue = value === null ? null : validate(value);
  const isRefused = value === null || (issue !== null && blocks(issue));
  if (!isRefused) return value;
  return found === "" ? null : notMapped(initial, "not a valid value of this property");
}
