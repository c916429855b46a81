import {
  isRecordPath,
  propertyOf,
  refuse,
  refuseKind,
} from "../../core/definition/definitionReader.ts";
import { isRecord, ownValue } from "../../core/record.ts";
import { object } from "./object.ts";
import { isText, refuseOther, type Shape } from "./shape.ts";
import { exactly } from "./values.ts";

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
