import type { StandardSchemaV1 } from "../../core/model/standardSchema.ts";
import type { endpoints, otherMaxLimit, Resource, ListName } from "../../core/index.ts";
import type { QueryValue } from "../request/url.ts";

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

/** Filters by name. `undefined` is not sent. An array is sent as one parameter per value. */
export interface ListQuery {
  readonly [name: string]: QueryValue | readonly QueryValue[] | undefined;
  /** Pass the option `limit` instead. */
  readonly limit?: never;
}

/** Options of every method that reads a list. */
export interface ReadOptions<Schema = StandardSchemaV1 | undefined> {
  /**
   * A Standard Schema for each item; the page contains its output. Without a schema, items are
   * returned unchanged and unchecked.
   */
  readonly schema?: Schema;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Options of `list`. `limit` and `query` apply to the first page: the service repeats them in its
 * links.
 */
export interface ListOptions<
  Name = ListName,
  Limit extends number = number,
  Schema = StandardSchemaV1 | undefined,
> extends ReadOptions<Schema> {
  /**
   * Items per page, from 1 to the maximum of the list.
   * @default the service's default
   */
  readonly limit?: CheckedLimit<Name, Limit> | undefined;
  readonly query?: ListQuery | undefined;
  /**
   * The `next` or `previous` link of a page, to start there instead of at the first page. It is
   * validated like any link.
   */
  readonly at?: string | undefined;
}

/** Options of `pages` and `items`. */
export interface PagesOptions<
  Name = ListName,
  Limit extends number = number,
  Schema = StandardSchemaV1 | undefined,
> extends ListOptions<Name, Limit, Schema> {
  /**
   * Number of pages after which reading fails, in case the list never ends.
   * @default 1000
   */
  readonly maxPages?: number | undefined;
  /**
   * Number of pages to prefetch while the consumer works on one.
   * @default 1
   */
  readonly ahead?: 0 | 1 | undefined;
}

/** Options of `collect`. */
export interface CollectOptions<
  Name = ListName,
  Limit extends number = number,
  Schema = StandardSchemaV1 | undefined,
> extends Omit<PagesOptions<Name, Limit, Schema>, "ahead"> {
  /** Maximum number of items. Reading stops there. */
  readonly atMost: number;
}

/** `Options` with the path parameters that the list requires, if any. */
export type WithParams<Options, Name, Paths> = keyof ListParams<Name, Paths> extends never
  ? Options & { readonly params?: undefined }
  : Options & { readonly params: ListParams<Name, Paths> };

/** Last argument of the list methods. It is optional when the list has no path parameters. */
export type ListArgs<Options, Name, Paths> = keyof ListParams<Name, Paths> extends never
  ? [options?: WithParams<Options, Name, Paths>]
  : [options: WithParams<Options, Name, Paths>];

/** Options of all list methods, untyped. */
export interface AnyListOptions extends Omit<PagesOptions, "limit"> {
  readonly limit?: number | undefined;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly atMost?: number | undefined;
  readonly list?: string | undefined;
}
