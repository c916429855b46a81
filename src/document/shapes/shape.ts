import type { DefinitionCode } from "../../core/definition/definitionIssue.ts";
import { describeValue, type Path, addIssue } from "../../core/definition/definitionReader.ts";

/** A JSON Schema (2020-12), or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas that others reference, by name. */
export type SchemaDefinitions = Record<string, JsonSchema>;

/** The shape of a value in a document: parses the value and generates its JSON Schema. */
export interface Shape<T> {
  /** Returns the parsed value. Adds an issue and returns `undefined` for an invalid value. */
  read(this: void, path: Path): T | undefined;
  /** Whether a value is of this kind, valid or not. */
  isKind(this: void, found: unknown): boolean;
  /** Name of the kind in messages. */
  readonly kind: string;
  schema(this: void, definitions: SchemaDefinitions): JsonSchema;
}

/** Limits of items per list and of nesting, because parsing more would block a page. */
export const most = { items: 10_000, levels: 64 } as const;

export const isText = (found: unknown): found is string => typeof found === "string";

/** Adds an issue for a value of the wrong kind. */
export const addTypeIssue = (
  path: Path,
  kind: string,
  code: DefinitionCode = "unexpected",
): undefined => {
  addIssue(path, code, `expected ${kind}, found ${describeValue(path.found)}`);
};
