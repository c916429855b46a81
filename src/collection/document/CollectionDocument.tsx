"use client";
import { formMessage } from "../../core/messages/formText.ts";
import type { JSX } from "react";
import { renderAlert, useSettings } from "../../react/internal.ts";
import type { CollectionForm } from "../state/collectionForm.ts";
import { type FormCollectionProps, CollectionSteps } from "../CollectionSteps.tsx";
import { useDocument } from "./useDocument.ts";

/** Props of `<FormCollection>` with a document. */
export interface CollectionDocumentProps extends Omit<FormCollectionProps, "forms"> {
  /**
   * A collection document: the result of `parseCollection`, or JSON from the service. Other props
   * override it, but records of settings are merged by key, and checks are concatenated.
   */
  readonly collection: unknown;
  /**
   * Options that JSON cannot contain, such as functions and components, for the forms of the
   * document by id. Forms with other ids are appended.
   */
  readonly forms?: readonly CollectionForm[] | undefined;
}

/** Renders the collection of a document. */
export function CollectionDocument({
  collection,
  ...overrides
}: CollectionDocumentProps): JSX.Element {
  const { headingLevel, className, ...options } = overrides;
  const props = useDocument(collection, options);
  const settings = useSettings({ messages: overrides.messages, components: overrides.components });
  return props ? (
    <CollectionSteps headingLevel={headingLevel} className={className} {...props} />
  ) : (
    renderAlert({ settings }, { kind: "alert", ...formMessage(settings, "definitionError") })
  );
}
