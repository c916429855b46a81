import type { Page } from "../../core/index.ts";
import { InvalidOptionError, TraversalError, lineOf } from "../errors/index.ts";
import { formsPath } from "../forms/definitions.ts";
import { type FormSummary, readFormSummary, type ListFormsOptions } from "../forms/formSummary.ts";
import { collect, itemsOf, abortableIterator, walkPages } from "./walkPages.ts";
import type { AnyListOptions } from "./listOptions.ts";
import {
  type ListSettings,
  type OpenList,
  openList,
  createItemReader,
  type ReadItems,
} from "./openList.ts";

interface Origin {
  readonly list: OpenList;
  readonly url: URL;
}

/** Untyped `Lists`: the type of an item comes from the caller or from the schema. */
export interface UntypedLists {
  list(name: string, options?: AnyListOptions): Promise<Page>;
  listForms(options?: ListFormsOptions): Promise<Page<FormSummary>>;
  next(page: Pick<Page, "next">, options?: AnyListOptions): Promise<Page | null>;
  previous(page: Pick<Page, "previous">, options?: AnyListOptions): Promise<Page | null>;
  pages(name: string, options?: AnyListOptions): AsyncIterableIterator<Page>;
  items(name: string, options?: AnyListOptions): AsyncIterableIterator<unknown>;
  collect(name: string, options?: AnyListOptions): Promise<unknown[]>;
}

export function createLists(settings: ListSettings): UntypedLists {
  const origins = new WeakMap<object, Origin>();

  function open<T>(name: string, options: AnyListOptions, readItems: ReadItems<T>): OpenList<T> {
    const list = openList(settings, name, options, readItems);
    const remembering: OpenList<T> = {
      ...list,
      async read(url, signal) {
        const page = await list.read(url, signal);
        origins.set(page, { list: remembering, url });
        return page;
      },
    };
    return remembering;
  }

  const untyped = (name: string, options: AnyListOptions) =>
    open(name, options, createItemReader(options.schema));

  async function turn(page: object, link: string | null, options: AnyListOptions = {}) {
    if (link === null) return null;
    const origin = origins.get(page);
    const list = options.list === undefined ? origin?.list : untyped(options.list, options);
    if (!list)
      throw new InvalidOptionError(
        { method: "GET", path: "/{list}" },
        'this page is a copy that does not identify its list: pass the list, such as { list: "employees" }',
      );
    const url = list.follow(link, origin?.url);
    if (url.href === origin?.url.href) throw new TraversalError(lineOf(url), "loop");
    return list.read(url, options.signal);
  }

  const first = <T>(list: OpenList<T>, signal: AbortSignal | undefined) =>
    list.read(list.start, signal);
  const pagesOf = (name: string, options: AnyListOptions, left: AbortController) =>
    walkPages(() => untyped(name, options), options, left);
  return {
    list: async (name, options = {}) => first(untyped(name, options), options.signal),
    listForms: async ({ state, lang, ...options } = {}) =>
      first(
        open(formsPath, { ...options, query: { state, lang } }, (objects) =>
          objects.map(readFormSummary),
        ),
        options.signal,
      ),
    next: (page, options) => turn(page, page.next, options),
    previous: (page, options) => turn(page, page.previous, options),
    pages: (name, options = {}) => abortableIterator((left) => pagesOf(name, options, left)),
    items: (name, options = {}) =>
      abortableIterator((left) => itemsOf(pagesOf(name, options, left), options.signal)),
    collect: (name, options = {}) => collect(() => untyped(name, options), options),
  };
}
