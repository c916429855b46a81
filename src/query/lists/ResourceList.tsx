"use client";
import type { StandardSchemaV1 } from "../../core/model/standardSchema.ts";
import type { JSX, ReactNode } from "react";
import type { Client, ListItem, WithParams } from "../../client/index.ts";
import type { ListName } from "../../core/index.ts";
import { type AnyListProps, ListFrame, type ListFrameProps } from "./ListFrame.tsx";
import type { ListPagerOptions } from "./listPager.ts";

/** Which list, and how someone goes through it. */
export type ListSource<Items, Paths, N, L extends number, S> = {
  /** Not needed inside a `<ParameterFormProvider>` that has one. */
  readonly client?: Client<Items, Paths> | undefined;
  /** One of the 19 by its name, or any other by its path. */
  readonly list: N;
} & WithParams<ListPagerOptions<ListItem<N, Items, S>, N, L, S>, N, Paths>;

/** The same, and how it looks. */
export type ListProps<Items, Paths, N, L extends number, S> = ListFrameProps &
  ListSource<Items, Paths, N, L, S>;

/** Props of `<ResourceList>`. `renderItem` draws one object. */
export type ResourceListProps<Items, Paths, N, L extends number, S> = ListProps<
  Items,
  Paths,
  N,
  L,
  S
> & { readonly renderItem: (item: ListItem<N, Items, S>) => ReactNode };

/**
 * A list of the service, with its objects drawn as `renderItem` says: a skeleton while it loads, a
 * text when it is empty, a way to try again when it could not be loaded, and a pager that keeps the
 * page in sight while the next one loads. Needs a `QueryClientProvider` above.
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
