import {
  isRecordPath,
  itemsOf,
  type Path,
  propertyOf,
  type RecordPath,
  addKindIssue,
  readString,
} from "../definitionReader.ts";
import type { ParameterOption } from "../form.ts";
import { english } from "../../messages/english.ts";
import { notMapped } from "./notMapped.ts";

const lists = ["enum", "oneOf", "anyOf"];

export const hasChoices = ({ found }: RecordPath): boolean =>
  lists.some((key) => Object.hasOwn(found, key));

const isOf = (type: unknown, found: string | number): boolean =>
  type === "integer" ? Number.isInteger(found) : type === undefined || type === typeof found;

/** Returns a choice as a submitted value. Numbers and booleans are serialized as JSON. */
function valueOf(path: Path, type: unknown): string | null {
  const { found } = path;
  if (type === "boolean" && typeof found === "boolean") return String(found);
  if (typeof found !== "string" && typeof found !== "number")
    return notMapped(path, "a choice must be a string or a number");
  return isOf(type, found) ? String(found) : notMapped(path, "does not match the declared type");
}

function choiceOf(path: Path, type: unknown): ParameterOption | null {
  if (!isRecordPath(path)) return addKindIssue(path, "notObject");
  for (const key of Object.keys(path.found))
    if (!["const", "title", "description", "type", "$comment"].includes(key))
      notMapped(propertyOf(path, key));
  const declared = propertyOf(path, "type").found ?? type;
  const value = valueOf(propertyOf(path, "const"), declared);
  const title = propertyOf(path, "title");
  const label = title.found === undefined ? value : readString(title);
  const described = propertyOf(path, "description");
  const description = described.found === undefined ? "" : readString(described);
  return value === null || label === null || description === null
    ? null
    : { value, label, ...(description && { description }) };
}

/** Returns the labels of `enum` from the `enumNames` of react-jsonschema-form. */
function namesOf(path: RecordPath, key: string, count: number): readonly (string | null)[] {
  const names = propertyOf(path, "enumNames");
  if (names.found === undefined) return [];
  if (key !== "enum") return notMapped(names, "enumNames needs enum; use title instead") ?? [];
  const texts = itemsOf(names)?.map(readString) ?? [];
  if (texts.length > 0 && texts.length !== count)
    notMapped(names, "enum and enumNames differ in length");
  return texts;
}

function itemOf(item: Path, type: unknown, label?: string | null): ParameterOption | null {
  const value = valueOf(item, type);
  return value === null ? null : { value, label: label ?? value };
}

export function readChoices(path: RecordPath): readonly ParameterOption[] {
  const type = propertyOf(path, "type").found;
  const [key = "enum", ...others] = lists.filter((list) => Object.hasOwn(path.found, list));
  for (const other of others)
    notMapped(propertyOf(path, other), "only one list of choices is allowed");
  const list = propertyOf(path, key);
  const items = itemsOf(list) ?? [];
  if (Array.isArray(list.found) && items.length === 0)
    notMapped(list, "expected at least one choice");
  const names = namesOf(path, key, items.length);
  if (type === "boolean" && items.length === 1 && items[0])
    return notMapped(items[0], "remove the property, because only one answer is possible") ?? [];
  const seen = new Set<string>();
  return items.flatMap((item, at) => {
    const choice = key === "enum" ? itemOf(item, type, names[at]) : choiceOf(item, type);
    if (!choice) return [];
    if (seen.has(choice.value)) notMapped(item, "duplicate value");
    seen.add(choice.value);
    return [choice];
  });
}

/** Whether choices have no labels other than the default Yes and No of a boolean. */
export const areYesAndNo = (choices: readonly ParameterOption[]): boolean =>
  choices.every(
    ({ value, label, description }) =>
      description === undefined &&
      [value, value === "true" ? english.yes : english.no].includes(label),
  );
