import { isRecord, getOwn } from "../core/record.ts";
import { recommendedRules } from "../core/rules/recommendedRules.ts";
import { suggestedRules } from "../core/rules/suggestedRules.ts";
import { metadataOf } from "../core/metadata.ts";
import type { Collection } from "./schema/collectionTypes.ts";
import { collectionShape, fieldShape, formShape, prefillShape } from "./schema/collectionShape.ts";
import { parseCollection } from "./read/parseCollection.ts";

/** A part of the props that a document cannot contain. */
export interface UnsupportedPart {
  /** Path in the props, such as `$.forms[1].fields.photo.as`. */
  readonly path: string;
  /** The reason, for developers. */
  readonly message: string;
}

/** Result of `toCollection`: the document, and the parts that it cannot contain. */
export interface SerializedCollection {
  readonly collection: Collection;
  readonly unsupported: readonly UnsupportedPart[];
}

/** Creates a serializer that adds the omitted parts to `unsupported`. */
function createSerializer(unsupported: UnsupportedPart[]) {
  const report = (path: string, message: string): undefined => {
    unsupported.push({ path, message });
  };

  function serialize(value: unknown, path: string): unknown {
    const isObject = typeof value === "function" || (typeof value === "object" && value !== null);
    const metadata = isObject ? metadataOf(value) : undefined;
    if (metadata) return serialize(metadata, path);
    if (typeof value === "function") return report(path, "a function");
    if (Array.isArray(value))
      return value.flatMap((one, at) => {
        const item = serialize(one, `${path}[${at}]`);
        return item === undefined ? [] : [item];
      });
    if (!isRecord(value)) return value;
    if (typeof value["validate"] === "function") return report(path, "a rule without a name");
    if ("$$typeof" in value) return report(path, "an element");
    return record(value, path);
  }

  /** Serializes the `keys` of a record. `own` contains the serializers of some keys. */
  function record(
    value: Readonly<Record<string, unknown>>,
    path: string,
    keys: readonly string[] = Object.keys(value),
    own: Readonly<Record<string, (one: unknown, path: string) => unknown>> = {},
  ): object {
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, one]) => {
        if (one === undefined) return [];
        const here = `${path}.${key}`;
        if (!keys.includes(key)) {
          report(here, "not supported in a document");
          return [];
        }
        const serialized = (getOwn(own, key) ?? serialize)(one, here);
        return serialized === undefined ? [] : [[key, serialized]];
      }),
    );
  }

  const defaultRules = (value: unknown, path: string): unknown => {
    if (value === suggestedRules) return "suggested";
    if (value === false) return false;
    return value === recommendedRules ? undefined : report(path, "custom default rules");
  };
  /** Serializes a field, whose `options` a document has as `optionsFor`. */
  const field = (
    { options, ...rest }: Readonly<Record<string, unknown>>,
    path: string,
    keys: readonly string[],
  ): object => {
    const here = `${path}.options`;
    const optionsFor = Array.isArray(options)
      ? report(here, "options that are the same for all answers")
      : serialize(options, here);
    return { ...record(rest, path, keys), ...(optionsFor !== undefined && { optionsFor }) };
  };
  const fields = (value: unknown, path: string): unknown =>
    isRecord(value)
      ? record(value, path, undefined, byName(value, fieldShape.keys))
      : serialize(value, path);
  const byName = (fields: object, keys: readonly string[]) =>
    Object.fromEntries(
      Object.keys(fields).map((name) => [
        name,
        (one: unknown, path: string) => (isRecord(one) ? field(one, path, keys) : one),
      ]),
    );
  const prefill = (value: unknown, path: string): unknown =>
    isRecord(value) ? record(value, path, prefillShape.keys) : value;
  const form = (value: unknown, path: string): unknown =>
    isRecord(value)
      ? record(value, path, formShape.keys, { defaultRules, fields, prefill, form: (one) => one })
      : value;
  const forms = (value: unknown, path: string): unknown =>
    Array.isArray(value) ? value.map((one, at) => form(one, `${path}[${at}]`)) : value;
  return (props: Readonly<Record<string, unknown>>) =>
    record(props, "$", collectionShape.keys, { defaultRules, forms });
}

/**
 * Converts the props of `<FormCollection>` to a document. Texts stay in their language.
 *
 * Reports in `unsupported` the parts that a document cannot contain: functions, components, rules
 * of the app, and values of one person, such as `accepted`.
 * @throws CollectionError when the props are not a valid collection.
 *
 * @example
 * const { collection, unsupported } = toCollection({ forms, checks, attestation, onSign });
 * writeFileSync("new-hire.json", JSON.stringify(collection));
 */
export function toCollection(props: object): SerializedCollection {
  const unsupported: UnsupportedPart[] = [];
  const document = createSerializer(unsupported)({ ...props });
  return { collection: parseCollection(document), unsupported };
}
