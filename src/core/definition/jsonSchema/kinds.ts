import { propertyOf, type RecordPath, readString } from "../definitionReader.ts";
import type { ParameterOption, ParameterType } from "../form.ts";
import { getOwn } from "../../record.ts";
import { readChoices, hasChoices } from "./choices.ts";
import {
  currencyKeywords,
  type JsonSchemaOptions,
  type Keyword,
  percentKeywords,
  textKeywords,
  wholeKeywords,
  serializeNumber,
} from "./keywords.ts";
import { notMapped, referenceKeywords } from "./notMapped.ts";

export interface Kind {
  readonly type: ParameterType;
  readonly keywords: Readonly<Record<string, Keyword>>;
  /** Converts `default` to a submitted string, or `null`. */
  initial(found: unknown): string | null;
  check?(path: RecordPath): void;
  choices?(path: RecordPath): readonly ParameterOption[];
}

const isFrom = (least: number, found: unknown): boolean =>
  typeof found === "number" && found >= least;

const ignored: Keyword = () => null;

const select: Kind = {
  type: "select",
  keywords: { enum: ignored, enumNames: ignored, oneOf: ignored, anyOf: ignored },
  initial: (found) =>
    typeof found === "string" || typeof found === "number" ? String(found) : null,
  choices: readChoices,
};

const yesOrNo: Kind = {
  type: "boolean",
  keywords: {},
  initial: (found) => (typeof found === "boolean" ? String(found) : null),
};

/** Kinds by the `type` of the schema. */
const kinds: Readonly<Record<string, Kind>> = {
  boolean: yesOrNo,
  string: {
    type: "string",
    keywords: textKeywords,
    initial: (found) => (typeof found === "string" ? found : null),
  },
  integer: {
    type: "number",
    keywords: wholeKeywords,
    initial: (found) => (Number.isSafeInteger(found) ? serializeNumber(found) : null),
    check(path) {
      const minimum = propertyOf(path, "minimum");
      const above = propertyOf(path, "exclusiveMinimum");
      if (!isFrom(0, minimum.found) && !isFrom(-1, above.found))
        notMapped(minimum, "whole numbers must be 0 or more: add minimum: 0");
    },
  },
};

/** Kinds of `number` by the option `types`. */
const decimals: Readonly<Record<"currency" | "percent", Kind>> = {
  currency: { type: "currency", keywords: currencyKeywords, initial: serializeNumber },
  percent: { type: "percent", keywords: percentKeywords, initial: serializeNumber },
};

const flat = "expected string, integer, number or boolean, because forms are flat";
const decimal =
  'a number is an amount or a percentage: set it in types, such as { rate: "percent" }';

/** Returns the kind of a property. Otherwise reports an issue and returns `null`. */
export function readKind(path: RecordPath, name: string, options: JsonSchemaOptions): Kind | null {
  const type = propertyOf(path, "type");
  if (hasChoices(path))
    return type.found === "boolean" ? { ...select, initial: yesOrNo.initial } : select;
  const reference = referenceKeywords.find((key) => Object.hasOwn(path.found, key));
  if (type.found === undefined && reference) return notMapped(propertyOf(path, reference));
  const typeName = readString(type);
  if (typeName === null) return null;
  if (typeName !== "number") return getOwn(kinds, typeName) ?? notMapped(type, flat);
  const declared = getOwn(options.types ?? {}, name) ?? "";
  return getOwn(decimals, declared) ?? notMapped(type, decimal);
}
