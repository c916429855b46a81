import type { StandardSchemaV1 } from "../../core/model/standardSchema.ts";
import type { ListName } from "../../core/index.ts";
import type { QueryValue } from "../request/searchOf.ts";
import type { CheckedLimit, ListParams } from "./listTypes.ts";

/**
 * Filters by name. What is `undefined` is not sent; an array is sent as one parameter for each of
 * its values.
 */
export interface ListQuery {
  readonly [name: string]: QueryValue | readonly QueryValue[] | undefined;
  /** It has an option of its own. */
  readonly limit?: never;
}

/** How objects are checked, and what ends the reading. */
export interface ReadOptions<Schema = StandardSchemaV1 | undefined> {
  /**
   * Any Standard Schema, for each object; the page then holds what it gives. Without one objects
   * are given as they came.
   */
  readonly schema?: Schema;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Which page of a list to read. `limit` and `query` are of the first page: the service repeats them
 * in its links.
 */
export interface ListOptions<
  Name = ListName,
  Limit extends number = number,
  Schema = StandardSchemaV1 | undefined,
> extends ReadOptions<Schema> {
  /** Objects per page, from 1 to the maximum of the list; the service's default unless given. */
  readonly limit?: CheckedLimit<Name, Limit> | undefined;
  readonly query?: ListQuery | undefined;
  /**
   * The `next` or `previous` of a page, to read there instead of at the beginning. It is checked as
   * any link is.
   */
  readonly at?: string | undefined;
}

/** How a list is read page after page. */
export interface PagesOptions<
  Name = ListName,
  Limit extends number = number,
  Schema = StandardSchemaV1 | undefined,
> extends ListOptions<Name, Limit, Schema> {
  /**
   * Pages after which reading stops with an error, in case the list never ends: 1,000 unless given.
   */
  readonly maxPages?: number | undefined;
  /** Pages fetched while the consumer works on one: 1 unless given. */
  readonly ahead?: 0 | 1 | undefined;
}

/** How a list is read into an array. */
export interface CollectOptions<
  Name = ListName,
  Limit extends number = number,
  Schema = StandardSchemaV1 | undefined,
> extends Omit<PagesOptions<Name, Limit, Schema>, "ahead"> {
  /** The most objects that are returned; reading stops there, however many more there are. */
  readonly atMost: number;
}

/** `Options` with the path parameters that the list demands, or with none. */
export type WithParams<Options, Name, Paths> = keyof ListParams<Name, Paths> extends never
  ? Options & { readonly params?: undefined }
  : Options & { readonly params: ListParams<Name, Paths> };

/**
 * The last argument of what reads a list: it can be left out when the list demands no path
 * parameters.
 */
export type ListArgs<Options, Name, Paths> = keyof ListParams<Name, Paths> extends never
  ? [options?: WithParams<Options, Name, Paths>]
  : [options: WithParams<Options, Name, Paths>];

/** Any of the options with which a list is read, as they are when they run. */
export interface AnyListOptions extends Omit<PagesOptions, "limit"> {
  readonly limit?: number | undefined;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly atMost?: number | undefined;
  /** The list of a page, for `next` and `previous`. */
  readonly list?: string | undefined;
}
