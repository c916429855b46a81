"use client";
import { type JSX, type ReactNode, useRef } from "react";
import {
  renderSkeleton,
  moveFocus,
  useRetry,
  type Retry,
  RetryAlert,
  type UnresolvedSettings,
  useSettings,
} from "../../../react/internal.ts";
import { useClient } from "../ParameterFormProvider.tsx";
import type { AnyPagerOptions, ListPager } from "./listPagerTypes.ts";
import { listNoun, listMessage, type ListWording } from "./listMessages.ts";
import { Pager } from "./Pager.tsx";
import type { ListReader } from "./listQueryOptions.ts";
import type { Entry } from "./uniqueItems.ts";
import { useUntypedListPager } from "./useListPager.ts";
import { whyUnread, readFailure } from "../../../core/messages/readFailure.ts";

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
  readonly children: (entries: readonly Entry<T>[], settings: UnresolvedSettings) => ReactNode;
}

/**
 * Fetches a list and renders everything but its items: the skeleton, the text of an empty list, the
 * alert and the pager.
 */
export function ListFrame<T>(props: Props<T>): JSX.Element {
  const { client, list, label, emptyAction, className, children, ...others } = props;
  const { messages, locale, components, ...options } = others;
  const wording = { messages, locale, components };
  const settings = useSettings(wording);
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
        {!entries && !retry.error && renderSkeleton({ settings }, { of: "list", label: null })}
        {entries?.length === 0 && (
          <div className="pf-list-empty">
            <p
              {...listMessage(settings, isAll ? "listEmpty" : "pageEmpty", {
                list: listNoun(settings, label),
              })}
            />
            {isAll && emptyAction}
          </div>
        )}
        {entries && entries.length > 0 && children(entries, settings)}
      </div>
      {retry.error && (
        <ListAlert
          pager={pager}
          retry={retry}
          onLeave={() => moveFocus((entries ? ways : whole).current)}
          settings={settings}
        />
      )}
      <Pager pager={pager} label={label} navRef={ways} {...wording} />
    </section>
  );
}

interface ListAlertProps {
  readonly settings: UnresolvedSettings;
  readonly pager: ListPager;
  readonly retry: Retry<Error>;
  /** Called when the focused element unmounts. */
  onLeave(): void;
}

/**
 * Renders the loading error of a list. Its button retries, or goes to the first page when a retry
 * cannot help.
 */
function ListAlert({ settings, pager, retry, onLeave }: ListAlertProps): JSX.Element {
  const why = whyUnread(settings, readFailure(retry.error));
  return (
    <RetryAlert
      slot={{ settings }}
      kind="list-alert"
      retry={retry}
      message={listMessage(settings, pager.isRefused ? "pageRefused" : "listFailed", { why })}
      label={listMessage(settings, pager.isRefused ? "firstPage" : "retry")}
      onRetry={() => {
        if (pager.isRefused) return pager.refresh();
        retry.begin();
        pager.retry();
      }}
      onLeave={onLeave}
    />
  );
}
