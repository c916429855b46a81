"use client";
import { type JSX, Suspense, useState } from "react";
import { definedProps, MissingPropSkeleton } from "../react/internal.ts";
import { type FormCollectionProps, CollectionSteps } from "./CollectionSteps.tsx";
import type { CollectionDocumentProps } from "./document/CollectionDocument.tsx";
import { lazyCollectionDocument, UnreadCollection } from "./document/lazyCollectionDocument.tsx";
import { listError } from "./state/collectionForm.ts";

/**
 * Renders several forms, one after another or in any order, then a review, a signature and a
 * receipt. Pass the `forms`, or a document as `collection`. The code that parses documents loads
 * when the first document renders, and streaming server rendering waits for it.
 *
 * @example
 * <FormCollection
 *   forms={[{ form: personalDetails }, { form: federalW4 }]}
 *   onSign={({ id, payload }) => client.signForm(id, payload)}
 * />
 */
export function FormCollection(props: CollectionDocumentProps): JSX.Element;
export function FormCollection(props: FormCollectionProps): JSX.Element;
export function FormCollection(own: FormCollectionProps | CollectionDocumentProps): JSX.Element {
  if ("collection" in own)
    return own.collection == null ? (
      <MissingPropSkeleton {...own} of="collection" />
    ) : (
      <Document {...definedProps(own)} />
    );
  if (own.forms == null) return <MissingPropSkeleton {...own} of="forms" />;
  const error = listError(own.forms);
  return error ? (
    <UnreadCollection {...own} error={error} />
  ) : (
    <CollectionSteps {...definedProps(own)} />
  );
}

function Document(props: CollectionDocumentProps): JSX.Element {
  const [LazyDocument] = useState(lazyCollectionDocument);
  return (
    <Suspense fallback={<UnreadCollection {...props} error={null} />}>
      <LazyDocument {...props} />
    </Suspense>
  );
}
