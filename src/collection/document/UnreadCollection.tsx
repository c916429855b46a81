"use client";
import { unreadWords } from "../../core/messages/failureText.ts";
import type { JSX } from "react";
import { formFailure } from "../../core/messages/failure.ts";
import { drawAlert, useSettings } from "../../react/internal.ts";
import { useProblem } from "../issues/useProblem.ts";
import type { CollectionDocumentProps } from "./SaidCollection.tsx";

interface UnreadCollectionProps extends CollectionDocumentProps {
  /** Why what reads documents is not there; `null` while it is loaded. */
  readonly error: Error | null;
}

/** In place of a document that cannot be read, or not yet. */
export function UnreadCollection({ error, ...props }: UnreadCollectionProps): JSX.Element {
  const settings = useSettings({ messages: props.messages, components: props.components });
  useProblem(error, props.onFormError);
  if (!error) return <output className="pf-status" {...unreadWords(settings, "loading")} />;
  const children = <p {...unreadWords(settings, formFailure(error))} />;
  return drawAlert({ settings }, { kind: "alert", children });
}
