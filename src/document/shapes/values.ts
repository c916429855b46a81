import type { DefinitionCode } from "../../core/definition/definitionIssue.ts";
import { type JsonSchema, addTypeIssue, isText, type Shape } from "./shape.ts";

/** Creates the shape of a value without parts. */
const leaf = <T>(
  kind: string,
  isKind: (found: unknown) => boolean,
  isRight: (found: unknown) => found is T,
  schema: JsonSchema,
  code?: DefinitionCode,
): Shape<T> => ({
  kind,
  isKind,
  read: (path) => (isRight(path.found) ? path.found : addTypeIssue(path, kind, code)),
  schema: () => schema,
});

export const text: Shape<string> = /* @__PURE__ */ leaf(
  "a string",
  isText,
  isText,
  { type: "string" },
  "notString",
);

const isFlag = (found: unknown): found is boolean => typeof found === "boolean";

export const flag: Shape<boolean> = /* @__PURE__ */ leaf(
  "true or false",
  isFlag,
  isFlag,
  { type: "boolean" },
  "notBoolean",
);

/** Creates the shape of a string that matches `expression`. */
export const matching = (expression: RegExp, kind: string): Shape<string> =>
  leaf(kind, isText, (found): found is string => isText(found) && expression.test(found), {
    type: "string",
    pattern: expression.source,
  });

export const filled: Shape<string> = /* @__PURE__ */ matching(
  /[\s\S]/,
  "a string that is not empty",
);

const isNumber = (found: unknown): found is number => typeof found === "number";

/** Creates the shape of a number with these JSON Schema keywords. */
function numeric(
  kind: string,
  keywords: {
    readonly type: "integer" | "number";
    readonly minimum: number;
    readonly maximum?: number;
  },
): Shape<number> {
  const { type, minimum, maximum = Number.MAX_VALUE } = keywords;
  const isWithin = (found: unknown): found is number =>
    isNumber(found) &&
    (type === "number" || Number.isInteger(found)) &&
    found >= minimum &&
    found <= maximum;
  return leaf(kind, isNumber, isWithin, keywords);
}

export const count: Shape<number> = /* @__PURE__ */ numeric("a whole number of 0 or more", {
  type: "integer",
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
});

/** Creates the shape of a whole number from 0 to `maximum`. */
export const upTo = (maximum: number): Shape<number> =>
  numeric(`a whole number from 0 to ${maximum}`, { type: "integer", minimum: 0, maximum });

export const whole: Shape<number> = /* @__PURE__ */ numeric("a whole number", {
  type: "integer",
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
});

export const size: Shape<number> = /* @__PURE__ */ numeric("a number of 0 or more", {
  type: "number",
  minimum: 0,
});

/** Creates the shape of a literal union. */
export function exactly<const T extends string | boolean | null>(
  ...values: readonly T[]
): Shape<T> {
  const isOne = (found: unknown): found is T => values.some((value) => value === found);
  return leaf(
    values.map((value) => JSON.stringify(value)).join(" or "),
    (found) => isOne(found) || (isText(found) && values.some(isText)),
    isOne,
    { enum: values },
  );
}
