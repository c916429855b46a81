"use client";
import { whyUnread, readFailure } from "../../../core/messages/readFailure.ts";
import type { JSX } from "react";
import { type Retry, RetryAlert } from "../../../react/internal.ts";
import type { ListPager } from "./listPagerTypes.ts";
import { listMessage } from "./listMessages.ts";
import { type ListWording, useListSettings } from "./useListSettings.ts";

interface ListAlertProps extends ListWording {
  readonly pager: ListPager;
  readonly retry: Retry<Error>;
  /** Called when the focused element unmounts. */
  onLeave(): void;
}

/**
 * Renders the loading error of a list. Its button retries, or goes to the first page when a retry
 * cannot help.
 */
export function ListAlert({ pager, retry, onLeave, ...options }: ListAlertProps): JSX.Element {
  const wording = useListSettings(options);
  const why = whyUnread(wording, readFailure(retry.error));
  return (
    <RetryAlert
      slot={wording}
      kind="list-alert"
      retry={retry}
      message={listMessage(wording, pager.isRefused ? "pageRefused" : "listFailed", { why })}
      label={listMessage(wording, pager.isRefused ? "firstPage" : "retry")}
      onRetry={() => {
        if (pager.isRefused) return pager.refresh();
        retry.begin();
        pager.retry();
      }}
      onLeave={onLeave}
    />
  );
}
