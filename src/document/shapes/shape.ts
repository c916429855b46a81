import { kindOf, type Path, refuse } from "../../core/definition/definitionReader.ts";

/** A JSON Schema of 2020-12, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schemas that others point at, by name. */
export type SchemaDefinitions = Record<string, JsonSchema>;

/** What may stand at a place of a document: how it is read, and how JSON Schema says it. */
export interface Shape<T> {
  /** What stands there; `undefined`, and an issue, where it is none. */
  read(this: void, path: Path): T | undefined;
  /** Whether it is of this kind, right or not. */
  isKind(this: void, found: unknown): boolean;
  /** What this kind is called. */
  readonly kind: string;
  schema(this: void, definitions: SchemaDefinitions): JsonSchema;
}

/** More of one list, or deeper, nobody reads; what has it would only keep a page busy. */
export const most = { items: 10_000, levels: 64 } as const;

export const isText = (found: unknown): found is string => typeof found === "string";

/** Refuses what stands where something of another kind belongs. */
export const refuseOther = (path: Path, kind: string): undefined => {
  refuse(path, "unexpected", `expected ${kind}, found ${kindOf(path.found)}`);
};
