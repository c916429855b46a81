"use client";
import { unreadMessages, formFailure } from "../../core/messages/readFailure.ts";
import type { JSX } from "react";
import { renderAlert, useSettings } from "../../react/internal.ts";
import { useReportProblem } from "../issues/useReportProblem.ts";
import type { CollectionDocumentProps } from "./CollectionDocument.tsx";

interface UnreadCollectionProps extends Pick<
  CollectionDocumentProps,
  "messages" | "components" | "onFormError"
> {
  /**
   * The error if the code that parses documents failed to load, or a `TypeError` for an invalid list
   * of forms; `null` while the code is loading.
   */
  readonly error: Error | null;
}

/** Renders the loading or error state of a collection. */
export function UnreadCollection({ error, ...props }: UnreadCollectionProps): JSX.Element {
  const settings = useSettings(props);
  useReportProblem(error, props.onFormError);
  if (!error) return <output className="pf-status" {...unreadMessages(settings, "loading")} />;
  // A `TypeError` is the app's mistake, not a loading error.
  const reason = error instanceof TypeError ? "definitionError" : formFailure(error);
  const children = <p {...unreadMessages(settings, reason)} />;
  return renderAlert({ settings }, { kind: "alert", children });
}
