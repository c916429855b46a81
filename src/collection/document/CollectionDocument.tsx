"use client";
import { formMessage } from "../../core/messages/formText.ts";
import { type JSX, useMemo } from "react";
import { renderAlert, useSettings, sameDefinition, useStable } from "../../react/internal.ts";
import type { CollectionForm } from "../state/collectionForm.ts";
import { type FormCollectionProps, CollectionSteps } from "../CollectionSteps.tsx";
import { CollectionError } from "../../document/read/CollectionError.ts";
import { collectionProps } from "../../document/read/collectionProps.ts";
import { safeParseCollection } from "../../document/read/parseCollection.ts";
import { type Overrides, mergeOverrides } from "../state/mergeOverrides.ts";
import type { FormCollectionOptions } from "../contract.ts";
import { useReportProblem } from "../issues/useReportProblem.ts";

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

/**
 * Returns the collection options in a document, in the page's language. Reports an invalid document
 * to the app and returns `null`.
 */
export function useDocument(document: unknown, options: Overrides): FormCollectionOptions | null {
  const json = useStable(document, sameDefinition);
  const parsed = useMemo(() => safeParseCollection(json), [json]);
  const messagesLang = useSettings({ messages: options.messages }).messages["lang"];
  const props = useMemo(() => {
    if (!parsed.ok) return null;
    const { messages, lang } = parsed.collection;
    const own = messages?.["lang"];
    return collectionProps(
      parsed.collection,
      messagesLang ?? (typeof own === "string" ? own : undefined) ?? (lang || "en"),
    );
  }, [parsed, messagesLang]);

  const error = useMemo(
    () => (parsed.ok ? null : new CollectionError(parsed.issues, parsed.total)),
    [parsed],
  );
  useReportProblem(error, options.onFormError);
  return props && mergeOverrides(props, options);
}
