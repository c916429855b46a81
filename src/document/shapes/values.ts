import { addKindIssue, readString } from "../../core/definition/definitionReader.ts";
import { isText, type JsonSchema, addTypeIssue, type Shape } from "./shape.ts";

export const text: Shape<string> = {
  kind: "a string",
  isKind: isText,
  read: (path) => readString(path) ?? undefined,
  schema: () => ({ type: "string" }),
};

/** Creates the shape of a string that matches `expression`. */
export const matching = (expression: RegExp, kind: string): Shape<string> => ({
  kind,
  isKind: isText,
  read(path) {
    if (isText(path.found) && expression.test(path.found)) return path.found;
    return addTypeIssue(path, kind);
  },
  schema: () => ({ type: "string", pattern: expression.source }),
});

export const filled: Shape<string> = /* @__PURE__ */ matching(
  /[\s\S]/,
  "a string that is not empty",
);

export const flag: Shape<boolean> = {
  kind: "true or false",
  isKind: (found) => typeof found === "boolean",
  read: (path) =>
    typeof path.found === "boolean" ? path.found : (addKindIssue(path, "notBoolean") ?? undefined),
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
    typeof path.found === "number" && isRight(path.found) ? path.found : addTypeIssue(path, kind),
  schema: () => ({ type, ...limits }),
});

export const count: Shape<number> = /* @__PURE__ */ numeric(
  "integer",
  (found) => Number.isSafeInteger(found) && found >= 0,
  "a whole number of 0 or more",
  { minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
);

/** Creates the shape of a whole number from 0 to `maximum`. */
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
  { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
);

export const size: Shape<number> = /* @__PURE__ */ numeric(
  "number",
  (found) => Number.isFinite(found) && found >= 0,
  "a number of 0 or more",
  { minimum: 0 },
);

/** Creates the shape of a literal union. */
export function exactly<const T extends string | boolean | null>(
  ...values: readonly T[]
): Shape<T> {
  const kind = values.map((value) => JSON.stringify(value)).join(" or ");
  const isOne = (found: unknown): found is T => values.some((value) => value === found);
  return {
    kind,
    isKind: (found) => isOne(found) || (isText(found) && values.some(isText)),
    read: (path) => (isOne(path.found) ? path.found : addTypeIssue(path, kind)),
    schema: () => ({ enum: values }),
  };
}
