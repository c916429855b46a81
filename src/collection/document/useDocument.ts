"use client";
import { useMemo } from "react";
import { CollectionError } from "../../document/read/CollectionError.ts";
import { collectionProps } from "../../document/read/collectionProps.ts";
import { safeParseCollection } from "../../document/read/parseCollection.ts";
import { sameDefinition, useSettings, useStable } from "../../react/internal.ts";
import { type Overrides, mergeOverrides } from "../state/mergeOverrides.ts";
import type { FormCollectionOptions } from "../contract.ts";
import { useReportProblem } from "../issues/useReportProblem.ts";

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
