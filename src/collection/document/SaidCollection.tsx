"use client";
import { words } from "../../core/messages/text.ts";
import type { JSX } from "react";
import { drawAlert, useSettings } from "../../react/internal.ts";
import type { CollectionForm } from "../state/entries.ts";
import { type FormCollectionProps, OwnCollection } from "../OwnCollection.tsx";
import { useDocument } from "./useDocument.ts";

/** Props of `<FormCollection>` that draws a document. */
export interface CollectionDocumentProps extends Omit<FormCollectionProps, "forms"> {
  /**
   * A collection as `parseCollection` gives it, or as the service sent it. What is given beside it
   * wins: records of settings are joined name by name, checks are added.
   */
  readonly collection: unknown;
  /**
   * What cannot be said as data, such as a function or a component of a field, for the forms of the
   * collection by their ids; others come after them.
   */
  readonly forms?: readonly CollectionForm[] | undefined;
}

/** The collection that a document says. */
export function SaidCollection({ collection, ...beside }: CollectionDocumentProps): JSX.Element {
  const { headingLevel, className, ...options } = beside;
  const said = useDocument(collection, options);
  const settings = useSettings({ messages: beside.messages, components: beside.components });
  return said ? (
    <OwnCollection headingLevel={headingLevel} className={className} {...said} />
  ) : (
    drawAlert({ settings }, { kind: "alert", ...words(settings, "definitionError") })
  );
}
