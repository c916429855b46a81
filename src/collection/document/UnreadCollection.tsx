"use client";
import { unreadWords } from "../../core/messages/failureText.ts";
import type { JSX } from "react";
import { formFailure } from "../../core/messages/failure.ts";
import { drawAlert, useSettings } from "../../react/internal.ts";
import { useProblem } from "../issues/useProblem.ts";
import type { CollectionDocumentProps } from "./SaidCollection.tsx";

interface UnreadCollectionProps extends Pick<
  CollectionDocumentProps,
  "messages" | "components" | "onFormError"
> {
  /**
   * Why what reads documents is not there, or a `TypeError` for what is no list of forms; `null`
   * while it is loaded.
   */
  readonly error: Error | null;
}

/** Stands for a collection that cannot be read, or not yet. */
export function UnreadCollection({ error, ...props }: UnreadCollectionProps): JSX.Element {
  const settings = useSettings(props);
  useProblem(error, props.onFormError);
  if (!error) return <output className="pf-status" {...unreadWords(settings, "loading")} />;
  // Where it could be loaded, it is the app's mistake.
  const reason = error instanceof TypeError ? "definitionError" : formFailure(error);
  const children = <p {...unreadWords(settings, reason)} />;
  return drawAlert({ settings }, { kind: "alert", children });
}
