"use client";
import type { JSX } from "react";
import type { ListPager } from "./listPager.ts";
import { type ListLanguage, listText } from "./listWords.ts";

interface ListAlertProps extends ListLanguage {
  readonly pager: ListPager;
  /** The button that was pressed goes away, and focus with it. */
  readonly onLeave: () => void;
}

/** What failed, and the way out: another try, or the first page when trying is of no use. */
export function ListAlert({ pager, onLeave, ...language }: ListAlertProps): JSX.Element {
  const leave = () => {
    (pager.isRefused ? pager.refresh : pager.retry)();
    onLeave();
  };
  return (
    <div className="pf-list-alert" role="alert">
      <p>{listText(language, pager.isRefused ? "pageRefused" : "listFailed")}</p>
      <button className="pf-button" type="button" onClick={leave}>
        {listText(language, pager.isRefused ? "firstPage" : "retry")}
      </button>
    </div>
  );
}
