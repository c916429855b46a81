"use client";
import { type JSX, Suspense, useState } from "react";
import { given, WaitingForm } from "../react/internal.ts";
import { type FormCollectionProps, OwnCollection } from "./OwnCollection.tsx";
import type { CollectionDocumentProps } from "./document/SaidCollection.tsx";
import { saidOnDemand } from "./document/saidOnDemand.tsx";
import { listError } from "./state/entries.ts";
import { UnreadCollection } from "./document/UnreadCollection.tsx";

/**
 * Several forms one after the other, or in any order, then all answers to be read once more, signed
 * and sent; or what a document says of them. What reads documents is loaded with the first that is
 * drawn: a server that streams waits for it.
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
      <WaitingForm {...own} of="collection" />
    ) : (
      <Document {...given(own)} />
    );
  if (own.forms == null) return <WaitingForm {...own} of="forms" />;
  const error = listError(own.forms);
  return error ? <UnreadCollection {...own} error={error} /> : <OwnCollection {...given(own)} />;
}

function Document(props: CollectionDocumentProps): JSX.Element {
  const [Said] = useState(saidOnDemand);
  return (
    <Suspense fallback={<UnreadCollection {...props} error={null} />}>
      <Said {...props} />
    </Suspense>
  );
}
