import type { StandardSchemaV1 } from "../../core/model/standardSchema.ts";
import type { endpoints, otherMaxLimit, Resource } from "../../core/index.ts";

type PathOf<Name, Paths> = Name extends keyof Paths
  ? Paths[Name]
  : Name extends Resource
    ? (typeof endpoints)[Name]["path"]
    : Name;

type ParamNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** Path parameters of a list, before encoding: `{ employee: string }` for the paystubs. */
export type ListParams<Name, Paths = unknown> = {
  readonly [Param in ParamNames<PathOf<Name, Paths>>]: string;
};

/** The largest `limit` of a list. */
export type MaxLimit<Name> = Name extends Resource
  ? (typeof endpoints)[Name]["maxLimit"]
  : typeof otherMaxLimit;

type UpTo<Max, Counted extends 0[] = [], Numbers = never> = Counted["length"] extends Max
  ? Numbers
  : UpTo<Max, [...Counted, 0], Numbers | [...Counted, 0]["length"]>;

/**
 * `Limit` when it is in range or not a literal. Otherwise a string type whose text explains the
 * compiler error.
 */
export type CheckedLimit<Name, Limit extends number> = number extends Limit
  ? Limit
  : [Limit] extends [UpTo<MaxLimit<Name>>]
    ? Limit
    : `a whole number from 1 to ${MaxLimit<Name>}`;

/** Item type of a list: the output of its schema, else its entry in `Items`, else `unknown`. */
export type ListItem<Name, Items = unknown, Schema = undefined> = Schema extends StandardSchemaV1
  ? StandardSchemaV1.InferOutput<Schema>
  : Name extends keyof Items
    ? Items[Name]
    : unknown;
