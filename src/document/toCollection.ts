import { isRecord, getOwn } from "../core/record.ts";
import {
  checkDefinitions,
  collectionCheckDefinitions,
  ruleDefinitions,
} from "../core/rules/registry.ts";
import type { ArgKinds } from "../core/rules/args.ts";
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

type Serialize = (value: unknown, path: string) => unknown;

/** Returns the serializer of a key; `undefined` for a key that a document does not have. */
type SerializerOf = (key: string) => Serialize | undefined;

interface Named {
  /** The key and the name in a document. */
  readonly named: object;
  readonly args: ArgKinds;
}

/** Rules and checks by factory. Computations and options have no name. */
const definitions: ReadonlyMap<object, Named> = /* @__PURE__ */ new Map<object, Named>([
  ...ruleDefinitions.map(
    ({ name, args, make, factory = make }) => [factory, { named: { rule: name }, args }] as const,
  ),
  ...[...checkDefinitions, ...collectionCheckDefinitions].map(
    ({ name, args, make, factory = make }) => [factory, { named: { check: name }, args }] as const,
  ),
]);

/** Whether a serialized rule lacks all rules that it is made of, because the app created them. */
const lacksRules = (args: ArgKinds, rule: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(args).some(
    ([arg, kind]) => (kind === "rule" || kind === "rules") && [rule[arg] ?? []].flat().length === 0,
  );

/** Creates a serializer that adds the omitted parts to `unsupported`. */
function createSerializer(unsupported: UnsupportedPart[]): Serialize {
  const report = (path: string, message: string): undefined => {
    unsupported.push({ path, message });
  };

  function serialize(value: unknown, path: string): unknown {
    const isObject = typeof value === "function" || (typeof value === "object" && value !== null);
    const metadata = isObject ? metadataOf(value) : undefined;
    if (metadata) {
      const { named, args = {} } = definitions.get(metadata.factory) ?? {};
      const serialized = serialize({ ...named, ...metadata.args }, path);
      return isRecord(serialized) && lacksRules(args, serialized) ? undefined : serialized;
    }
    if (typeof value === "function") return report(path, "a function");
    if (Array.isArray(value))
      return value.flatMap((one, at) => {
        const item = serialize(one, `${path}[${at}]`);
        return item === undefined ? [] : [item];
      });
    if (!isRecord(value)) return value;
    if (typeof value["validate"] === "function") return report(path, "a rule without a name");
    if ("$$typeof" in value) return report(path, "an element");
    return record(() => serialize)(value, path);
  }

  /** Creates the serializer of a record. */
  const record =
    (serializerOf: SerializerOf): Serialize =>
    (value, path) =>
      isRecord(value)
        ? Object.fromEntries(
            Object.entries(value).flatMap(([key, one]) => {
              if (one === undefined) return [];
              const here = `${path}.${key}`;
              const own = serializerOf(key);
              const found = own ? own(one, here) : report(here, "not supported in a document");
              return found === undefined ? [] : [[key, found]];
            }),
          )
        : serialize(value, path);

  /** Creates the serializer of an object of a document. `own` has the serializers of some keys. */
  const object = (
    { keys }: { readonly keys: readonly string[] },
    own: Readonly<Record<string, Serialize>> = {},
  ): Serialize => record((key) => getOwn(own, key) ?? (keys.includes(key) ? serialize : undefined));

  const defaultRules: Serialize = (value, path) => {
    if (value === suggestedRules) return "suggested";
    if (value === false) return false;
    return value === recommendedRules ? undefined : report(path, "custom default rules");
  };
  /** Serializes a field, whose `options` a document has as `optionsFor`. */
  const field: Serialize = (value, path) => {
    if (!isRecord(value)) return value;
    const { options, ...rest } = value;
    const here = `${path}.options`;
    const optionsFor = Array.isArray(options)
      ? report(here, "options that are the same for all answers")
      : serialize(options, here);
    return {
      ...Object(object(fieldShape)(rest, path)),
      ...(optionsFor !== undefined && { optionsFor }),
    };
  };
  const form = object(formShape, {
    defaultRules,
    fields: record(() => field),
    prefill: object(prefillShape),
    form: (one) => one,
  });
  const forms: Serialize = (value, path) =>
    Array.isArray(value) ? value.map((one, at) => form(one, `${path}[${at}]`)) : value;
  return object(collectionShape, { defaultRules, forms });
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
  const document = createSerializer(unsupported)({ ...props }, "$");
  return { collection: parseCollection(document), unsupported };
}
