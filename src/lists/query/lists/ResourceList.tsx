"use client";
import type { StandardSchemaV1 } from "../../../core/model/standardSchema.ts";
import type { JSX, ReactNode } from "react";
import type { Client, ListItem, WithParams } from "../../../client/index.ts";
import type { ListName } from "../../../core/index.ts";
import { type AnyListProps, ListFrame, type ListFrameProps } from "./ListFrame.tsx";
import type { ListPagerOptions } from "./listPagerTypes.ts";

/** Options that select a list and page through it. */
export type ListSource<Items, Paths, N, L extends number, S> = {
  /** Optional inside a `<ParameterFormProvider>` with a client. */
  readonly client?: Client<Items, Paths> | undefined;
  /** Name of one of the 19 lists, or the path of any other. */
  readonly list: N;
} & WithParams<ListPagerOptions<ListItem<N, Items, S>, N, L, S>, N, Paths>;

/** Props that all list components share. */
export type ListProps<Items, Paths, N, L extends number, S> = ListFrameProps &
  ListSource<Items, Paths, N, L, S>;

/** Props of `<ResourceList>`. `renderItem` renders one item. */
export type ResourceListProps<Items, Paths, N, L extends number, S> = ListProps<
  Items,
  Paths,
  N,
  L,
  S
> & { readonly renderItem: (item: ListItem<N, Items, S>) => ReactNode };

/**
 * Renders a list of the service, with `renderItem` for each item. Also renders:
 *
 * - A skeleton while it loads, a text when it is empty, and an alert with a retry button after an
 *   error.
 * - A pager. The current page stays rendered while the next one loads.
 *
 * Requires a `QueryClientProvider`.
 *
 * @example
 * const client = createClient<{ workplaces: Workplace }>({ baseUrl: "/api" });
 * <ResourceList
 *   client={client}
 *   list="workplaces"
 *   label="Workplaces"
 *   renderItem={(workplace) => workplace.name}
 * />
 */
export function ResourceList<
  Items,
  Paths,
  const N extends ListName,
  const L extends number = number,
  S extends StandardSchemaV1 | undefined = undefined,
>(props: ResourceListProps<Items, Paths, N, L, S>): JSX.Element;
export function ResourceList({
  renderItem,
  ...props
}: AnyListProps & { readonly renderItem: (item: unknown) => ReactNode }): JSX.Element {
  return (
    <ListFrame {...props}>
      {(entries) => (
        <ul className="pf-items">
          {entries.map(({ key, item }) => (
            <li className="pf-item" key={key}>
              {renderItem(item)}
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  );
}
