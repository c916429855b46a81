import { isRecordPath, propertyOf } from "../../core/definition/definitionReader.ts";
import { isRecord, getOwn } from "../../core/record.ts";
import { addTypeIssue, type Shape } from "./shape.ts";

/** Creates a union. The first shape whose `isKind` accepts a value parses it. */
export function either<A, B>(a: Shape<A>, b: Shape<B>): Shape<A | B>;
export function either<A, B, C>(a: Shape<A>, b: Shape<B>, c: Shape<C>): Shape<A | B | C>;
export function either(...shapes: readonly Shape<unknown>[]): Shape<unknown> {
  const kind = shapes.map((shape) => shape.kind).join(" or ");
  return {
    kind,
    isKind: (found) => shapes.some((shape) => shape.isKind(found)),
    read(path) {
      const fitting = shapes.find((shape) => shape.isKind(path.found));
      return fitting ? fitting.read(path) : addTypeIssue(path, kind);
    },
    schema: (definitions) => ({ anyOf: shapes.map((shape) => shape.schema(definitions)) }),
  };
}

/** Creates a union of objects, discriminated by which key of `branches` is present. */
export function byKey<T>(branches: Readonly<Record<string, Shape<T>>>): Shape<T> {
  const kind = `an object with one of ${Object.keys(branches).join(", ")}`;
  return {
    kind,
    isKind: isRecord,
    read(path) {
      const [key = "", ...others] = isRecordPath(path)
        ? Object.keys(branches).filter((one) => propertyOf(path, one).found !== undefined)
        : [];
      const branch = others.length === 0 ? getOwn(branches, key) : undefined;
      return branch ? branch.read(path) : addTypeIssue(path, kind);
    },
    schema: (definitions) => ({
      anyOf: Object.values(branches).map((branch) => branch.schema(definitions)),
    }),
  };
}
