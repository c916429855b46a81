"use client";
import type { JSX } from "react";
import { readFailure } from "../core/failure.ts";
import { drawAlert } from "../react/components/Alert.tsx";
import { drawButton } from "../react/components/Button.tsx";
import { whyText } from "../react/settings/failureText.ts";
import type { ListPager } from "./listPager.ts";
import { listSaid } from "./listWords.ts";
import { useFocusLeft } from "./useFocusLeft.ts";
import { type ListWording, useListSettings } from "./useListSettings.ts";

interface ListAlertProps extends ListWording {
  readonly pager: ListPager;
  /** What has focus goes away. */
  readonly onLeave: () => void;
}

/** What failed, and the way out: another try, or the first page when trying is of no use. */
export function ListAlert({ pager, onLeave, ...options }: ListAlertProps): JSX.Element {
  const wording = useListSettings(options);
  const ref = useFocusLeft(onLeave);
  const why = whyText(wording, readFailure(pager.error));
  return drawAlert(wording, {
    kind: "list-alert",
    children: (
      <>
        <p {...listSaid(wording, pager.isRefused ? "pageRefused" : "listFailed", { why })} />
        {drawButton(wording, "button", {
          ref,
          onClick() {
            (pager.isRefused ? pager.refresh : pager.retry)();
            onLeave();
          },
          ...listSaid(wording, pager.isRefused ? "firstPage" : "retry"),
        })}
      </>
    ),
  });
}
