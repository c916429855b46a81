"use client";
import { type JSX, type ReactNode, useRef } from "react";
import { renderSkeleton, moveFocus, useRetry } from "../../../react/internal.ts";
import { useClient } from "../useClient.ts";
import { ListAlert } from "./ListAlert.tsx";
import type { AnyPagerOptions } from "./listPagerTypes.ts";
import { listNoun, listMessage } from "./listMessages.ts";
import { Pager } from "./Pager.tsx";
import type { ListReader } from "./untypedListQueryOptions.ts";
import type { Entry } from "./uniqueItems.ts";
import { type ListWording, useListSettings } from "./useListSettings.ts";
import { useUntypedListPager } from "./useUntypedListPager.ts";

/** Name and appearance of a list. */
export interface ListFrameProps extends ListWording {
  /** Name of the list for assistive technology, such as "Employees". */
  readonly label: string;
  /** Content below the text of an empty list, such as a button that adds the first item. */
  readonly emptyAction?: ReactNode;
  readonly className?: string | undefined;
}

/** `ListProps` without their type parameters. */
export interface AnyListProps extends ListFrameProps, AnyPagerOptions {
  readonly client?: ListReader | undefined;
  readonly list: string;
}

interface Props<T> extends AnyListProps {
  readonly children: (entries: readonly Entry<T>[]) => ReactNode;
}

/**
 * Fetches a list and renders everything but its items: the skeleton, the text of an empty list, the
 * alert and the pager.
 */
export function ListFrame<T>(props: Props<T>): JSX.Element {
  const { client, list, label, emptyAction, className, children, ...others } = props;
  const { messages, locale, components, ...options } = others;
  const wordingProps = { messages, locale, components };
  const wording = useListSettings(wordingProps);
  const pager = useUntypedListPager<T>(useClient(client), list, options);
  const { entries, hasNext, hasPrevious } = pager;
  const retry = useRetry(pager.error, pager.isBusy);
  const whole = useRef<HTMLElement>(null);
  const ways = useRef<HTMLElement>(null);
  const isAll = !hasNext && !hasPrevious;
  return (
    <section
      className={`pf-list ${className ?? ""}`.trim()}
      aria-label={label}
      ref={whole}
      tabIndex={-1}
    >
      <div className="pf-list-body" aria-busy={pager.isBusy}>
        {!entries && !retry.error && renderSkeleton(wording, { of: "list", label: null })}
        {entries?.length === 0 && (
          <div className="pf-list-empty">
            <p
              {...listMessage(wording, isAll ? "listEmpty" : "pageEmpty", {
                list: listNoun(wording, label),
              })}
            />
            {isAll && emptyAction}
          </div>
        )}
        {entries && entries.length > 0 && children(entries)}
      </div>
      {retry.error && (
        <ListAlert
          pager={pager}
          retry={retry}
          onLeave={() => moveFocus((entries ? ways : whole).current)}
          {...wordingProps}
        />
      )}
      <Pager pager={pager} label={label} navRef={ways} {...wordingProps} />
    </section>
  );
}
