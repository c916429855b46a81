import {
  isRecordPath,
  itemsOf,
  kindOf,
  type Path,
  propertyOf,
  refuse,
  refuseKind,
  textOf,
} from "../core/definitionReader.ts";
import { isRecord, ownValue } from "../core/record.ts";

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
const most = { items: 10_000, levels: 64 } as const;

const isText = (found: unknown): found is string => typeof found === "string";

const refuseOther = (path: Path, kind: string): undefined => {
  refuse(path, "unexpected", `expected ${kind}, found ${kindOf(path.found)}`);
};

export const text: Shape<string> = {
  kind: "a string",
  isKind: isText,
  read: (path) => textOf(path) ?? undefined,
  schema: () => ({ type: "string" }),
};

/** A text that a regular expression finds a match in. */
export const matching = (expression: RegExp, kind: string): Shape<string> => ({
  kind,
  isKind: isText,
  read(path) {
    if (isText(path.found) && expression.test(path.found)) return path.found;
    return refuseOther(path, kind);
  },
  schema: () => ({ type: "string", pattern: expression.source }),
});

/** A text that is not empty. */
export const filled: Shape<string> = /* @__PURE__ */ matching(
  /[\s\S]/,
  "a string that is not empty",
);

export const flag: Shape<boolean> = {
  kind: "true or false",
  isKind: (found) => typeof found === "boolean",
  read: (path) =>
    typeof path.found === "boolean" ? path.found : (refuseKind(path, "notBoolean") ?? undefined),
  schema: () => ({ type: "boolean" }),
};

const numeric = (
  type: "integer" | "number",
  isRight: (found: number) => boolean,
  kind: string,
  limits: JsonSchema = {},
): Shape<number> => ({
  kind,
  isKind: (found) => typeof found === "number",
  read: (path) =>
    typeof path.found === "number" && isRight(path.found) ? path.found : refuseOther(path, kind),
  schema: () => ({ type, ...limits }),
});

export const count: Shape<number> = /* @__PURE__ */ numeric(
  "integer",
  (found) => Number.isSafeInteger(found) && found >= 0,
  "a whole number from 0 on",
  { minimum: 0 },
);

/** A whole number from 0 to `maximum`. */
export const upTo = (maximum: number): Shape<number> =>
  numeric(
    "integer",
    (found) => Number.isInteger(found) && found >= 0 && found <= maximum,
    `a whole number from 0 to ${maximum}`,
    { minimum: 0, maximum },
  );

export const whole: Shape<number> = /* @__PURE__ */ numeric(
  "integer",
  Number.isSafeInteger,
  "a whole number",
);

export const size: Shape<number> = /* @__PURE__ */ numeric(
  "number",
  (found) => Number.isFinite(found) && found >= 0,
  "a number from 0 on",
  { minimum: 0 },
);

/** One of these values. */
export function exactly<const T extends string | boolean | null>(
  ...values: readonly T[]
): Shape<T> {
  const kind = values.map((value) => JSON.stringify(value)).join(" or ");
  const isOne = (found: unknown): found is T => values.some((value) => value === found);
  return {
    kind,
    isKind: (found) => isOne(found) || (isText(found) && values.some(isText)),
    read: (path) => (isOne(path.found) ? path.found : refuseOther(path, kind)),
    schema: () => ({ enum: values }),
  };
}

export const list = <T>(item: Shape<T>): Shape<readonly T[]> => ({
  kind: "an array",
  isKind: Array.isArray,
  read(path) {
    if (Array.isArray(path.found) && path.found.length > most.items) {
      refuse(path, "tooMany", `more than ${most.items} items`);
      return undefined;
    }
    return itemsOf(path)?.flatMap((one) => {
      const read = item.read(one);
      return read === undefined ? [] : [read];
    });
  },
  schema: (definitions) => ({
    type: "array",
    items: item.schema(definitions),
    maxItems: most.items,
  }),
});

/** A list that is not empty. */
export function some<T>(item: Shape<T>): Shape<readonly [T, ...T[]]> {
  const whole = list(item);
  return {
    ...whole,
    read(path) {
      const before = path.findings.issues.length;
      const [first, ...others] = whole.read(path) ?? [];
      if (first !== undefined) return [first, ...others];
      if (path.findings.issues.length === before) refuse(path, "empty", "needs one or more");
      return undefined;
    },
    schema: (definitions) => ({ ...whole.schema(definitions), minItems: 1 }),
  };
}

/** A record, in which any string is a key. */
export const record = <T>(value: Shape<T>, min = 0): Shape<Readonly<Record<string, T>>> => ({
  kind: "an object",
  isKind: isRecord,
  read(path) {
    if (!isRecordPath(path)) return refuseKind(path, "notObject") ?? undefined;
    const keys = Object.keys(path.found);
    if (keys.length < min) refuse(path, "empty", `needs ${min} or more`);
    return Object.fromEntries(
      keys.flatMap((key) => {
        const read = value.read(propertyOf(path, key));
        return read === undefined ? [] : [[key, read]];
      }),
    );
  },
  schema: (definitions) => ({
    type: "object",
    additionalProperties: value.schema(definitions),
    ...(min > 0 && { minProperties: min }),
  }),
});

/** The shape of each key. */
export type Shapes<T> = { readonly [Key in keyof T]-?: Shape<Exclude<T[Key], undefined>> };

/** An object with these keys, those that are `required` among them, and no other. */
export function object<T extends object>(
  shapes: Shapes<T>,
  required?: readonly (keyof T & string)[],
): Shape<T>;
export function object(
  shapes: Readonly<Record<string, Shape<unknown>>>,
  required: readonly string[] = [],
): Shape<object> {
  return {
    kind: "an object",
    isKind: isRecord,
    read(path) {
      if (!isRecordPath(path)) return refuseKind(path, "notObject") ?? undefined;
      for (const key of Object.keys(path.found))
        if (!Object.hasOwn(shapes, key))
          refuse(propertyOf(path, key), "unknownKey", "nothing of this name belongs here");
      return Object.fromEntries(
        Object.entries(shapes).flatMap(([key, shape]) => {
          const at = propertyOf(path, key);
          if (at.found === undefined) {
            if (required.includes(key)) refuse(at, "missing", `expected ${shape.kind}`);
            return [];
          }
          const read = shape.read(at);
          return read === undefined ? [] : [[key, read]];
        }),
      );
    },
    schema: (definitions) => ({
      type: "object",
      properties: Object.fromEntries(
        Object.entries(shapes).map(([key, shape]) => [key, shape.schema(definitions)]),
      ),
      required,
      additionalProperties: false,
    }),
  };
}

/** One of several, the first of the kind of what stands there. */
export function either<A, B>(a: Shape<A>, b: Shape<B>): Shape<A | B>;
export function either<A, B, C>(a: Shape<A>, b: Shape<B>, c: Shape<C>): Shape<A | B | C>;
export function either(...shapes: readonly Shape<unknown>[]): Shape<unknown> {
  const kind = shapes.map((shape) => shape.kind).join(" or ");
  return {
    kind,
    isKind: (found) => shapes.some((shape) => shape.isKind(found)),
    read(path) {
      const fitting = shapes.find((shape) => shape.isKind(path.found));
      return fitting ? fitting.read(path) : refuseOther(path, kind);
    },
    schema: (definitions) => ({ anyOf: shapes.map((shape) => shape.schema(definitions)) }),
  };
}

/** An object of one of several kinds, told by the only one of their keys that it has. */
export function byKey<T>(branches: Readonly<Record<string, Shape<T>>>): Shape<T> {
  const kind = `an object with one of ${Object.keys(branches).join(", ")}`;
  return {
    kind,
    isKind: isRecord,
    read(path) {
      const [key = "", ...others] = isRecordPath(path)
        ? Object.keys(branches).filter((one) => propertyOf(path, one).found !== undefined)
        : [];
      const branch = others.length === 0 ? ownValue(branches, key) : undefined;
      return branch ? branch.read(path) : refuseOther(path, kind);
    },
    schema: (definitions) => ({
      anyOf: Object.values(branches).map((branch) => branch.schema(definitions)),
    }),
  };
}

/** What an object takes beside its tag. */
export interface Takes {
  readonly takes: Readonly<Record<string, Shape<unknown>>>;
  readonly required?: readonly string[];
}

/** An object of one of several kinds, told by what stands at the key `tag`. */
export function tagged<T extends object>(
  tag: string,
  rows: Readonly<Record<string, Takes>>,
): Shape<T>;
export function tagged(tag: string, rows: Readonly<Record<string, Takes>>): Shape<object> {
  const branches = Object.fromEntries(
    Object.entries(rows).map(([name, { takes, required = [] }]) => [
      name,
      object<Readonly<Record<string, unknown>>>({ [tag]: exactly(name), ...takes }, [
        tag,
        ...required,
      ]),
    ]),
  );
  return {
    kind: `an object with a ${tag}`,
    isKind: isRecord,
    read(path) {
      if (!isRecordPath(path)) return refuseKind(path, "notObject") ?? undefined;
      const at = propertyOf(path, tag);
      const branch = isText(at.found) ? ownValue(branches, at.found) : undefined;
      if (branch) return branch.read(path);
      refuse(at, "unknownName", `expected one of ${Object.keys(branches).join(", ")}`);
      return undefined;
    },
    schema: (definitions) => ({
      anyOf: Object.values(branches).map((branch) => branch.schema(definitions)),
    }),
  };
}

const levelOf = (path: Path): number => {
  let level = 0;
  for (let at = path.parent; at; at = at.parent) level++;
  return level;
};

/** A shape that others point at by name, because it may hold itself. */
export const named = <T>(name: string, kind: string, shape: () => Shape<T>): Shape<T> => ({
  kind,
  isKind: (found) => shape().isKind(found),
  read(path) {
    if (levelOf(path) <= most.levels) return shape().read(path);
    refuse(path, "tooDeep", `more than ${most.levels} levels`);
    return undefined;
  },
  schema(definitions) {
    if (!Object.hasOwn(definitions, name)) {
      definitions[name] = {};
      definitions[name] = shape().schema(definitions);
    }
    return { $ref: `#/$defs/${name}` };
  },
});

/** A shape whose every value is tried, to be refused with what `problem` says of it. */
export const tried = <T>(shape: Shape<T>, problem: (read: T) => string | null): Shape<T> => ({
  ...shape,
  read(path) {
    const before = path.findings.issues.length;
    const read = shape.read(path);
    // What is refused in part cannot be judged as a whole.
    if (read === undefined || path.findings.issues.length > before) return undefined;
    const found = problem(read);
    if (found === null) return read;
    refuse(path, "notPossible", found);
    return undefined;
  },
});
