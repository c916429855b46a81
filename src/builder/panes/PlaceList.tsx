"use client";
import { type JSX, useId } from "react";
import { Action } from "../controls.tsx";
import type { Place } from "../state/place.ts";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";

/** A place of the document, with sentences about it. */
export interface PlaceItem {
  readonly place: Place;
  readonly sentences: readonly string[];
}

/** Items under a heading. */
interface PlaceGroup {
  readonly key: string;
  readonly title: string;
  readonly hint?: string;
  readonly items: readonly PlaceItem[];
}

interface PlaceListProps {
  readonly builder: CollectionBuilderApi;
  readonly groups: readonly PlaceGroup[];
}

/** Thousands of items would block the page. */
const maxRendered = 100;

/** Lists places in groups. The button of an item selects its place. */
export function PlaceList({ builder, groups }: PlaceListProps): JSX.Element {
  const rendered = groups.map((group, at) => {
    const before = groups.slice(0, at).flatMap(({ items }) => items).length;
    return { ...group, items: group.items.slice(0, Math.max(maxRendered - before, 0)) };
  });
  const rest = groups.flatMap(({ items }) => items).length - maxRendered;
  return (
    <>
      {rendered
        .filter(({ items }) => items.length > 0)
        .map((group) => (
          <Group key={group.key} builder={builder} group={group} />
        ))}
      {rest > 0 && <p className="pf-builder-more">{builder.t("andMore", { count: `${rest}` })}</p>}
    </>
  );
}

interface GroupProps {
  readonly builder: CollectionBuilderApi;
  readonly group: PlaceGroup;
}

function Group({ builder, group: { key, title, hint, items } }: GroupProps): JSX.Element {
  const id = useId();
  return (
    <section className="pf-builder-group" data-group={key} aria-labelledby={id}>
      <h3 id={id} className="pf-builder-heading">
        {title}
      </h3>
      {hint !== undefined && <p className="pf-builder-hint">{hint}</p>}
      <ol className="pf-builder-items">
        {items.map((item, at) => (
          <Item key={`${at} ${item.sentences[0]}`} builder={builder} item={item} />
        ))}
      </ol>
    </section>
  );
}

interface ItemProps {
  readonly builder: CollectionBuilderApi;
  readonly item: PlaceItem;
}

function Item({ builder, item: { place, sentences } }: ItemProps): JSX.Element {
  const id = useId();
  return (
    <li className="pf-builder-item">
      <Action slot={builder} aria-describedby={id} onClick={() => builder.select(place)}>
        {builder.title(place)}
      </Action>
      {/* Findings and changes are described in English. */}
      <div id={id} lang="en">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </li>
  );
}
