"use client";
import type { JSX } from "react";
import { drawAlert } from "../react/components/Alert.tsx";
import { drawButton } from "../react/components/Button.tsx";
import type { ListPager } from "./listPager.ts";
import { listSaid } from "./listWords.ts";
import { useFocusLeft } from "./useFocusLeft.ts";
import { type ListLook, useListLook } from "./useListLook.ts";

interface ListAlertProps extends ListLook {
  readonly pager: ListPager;
  /** What has focus goes away. */
  readonly onLeave: () => void;
}

/** What failed, and the way out: another try, or the first page when trying is of no use. */
export function ListAlert({ pager, onLeave, ...given }: ListAlertProps): JSX.Element {
  const look = useListLook(given);
  const ref = useFocusLeft(onLeave);
  return drawAlert(look, {
    kind: "list-alert",
    children: (
      <>
        <p {...listSaid(look, pager.isRefused ? "pageRefused" : "listFailed")} />
        {drawButton(look, "button", {
          ref,
          onClick() {
            (pager.isRefused ? pager.refresh : pager.retry)();
            onLeave();
          },
          ...listSaid(look, pager.isRefused ? "firstPage" : "retry"),
        })}
      </>
    ),
  });
}
