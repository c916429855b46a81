"use client";
import { useQuery } from "@tanstack/react-query";
import { type JSX, useRef } from "react";
import { useProblem } from "../collection/issues/useProblem.ts";
import {
  type CollectionDocumentProps,
  SaidCollection,
} from "../collection/document/SaidCollection.tsx";
import { type ProvidedClient, useClient } from "../query/provided.ts";
import { UnloadedForm } from "../query/forms/UnloadedForm.tsx";
import { given, moveFocus, useSettings } from "../react/internal.ts";
import { type CollectionSource, collectionQueryOptions } from "./collectionQueryOptions.ts";

/** Props of `<FormCollectionById>`: those of a collection that is data, with an id in its place. */
export interface FormCollectionByIdProps extends Omit<
  CollectionDocumentProps,
  "collection" | "client"
> {
  /** The collection's id at the service. Another id draws another one, from its first step. */
  readonly collectionId: string;
  /**
   * Fetches the collection, and the forms that it has by their ids only. Not needed inside a
   * `<ParameterFormProvider>` of `parameter-form/query` that has one.
   */
  readonly client?: CollectionSource | undefined;
}

/**
 * Fetches a collection by its id and draws it: a skeleton while it loads, a text when there is none,
 * and a way to try again when it could not be loaded. Needs a `QueryClientProvider` above.
 *
 * @example
 * const client = createClient({ baseUrl: "/api" });
 * <FormCollectionById client={client} collectionId="new-hire-us" onSign={sign} />
 */
export function FormCollectionById(own: FormCollectionByIdProps): JSX.Element {
  const { collectionId, client: source, ...props } = given(own);
  const client = useSource(source);
  const settings = useSettings({ messages: props.messages, components: props.components });
  const query = useQuery(collectionQueryOptions(client, collectionId));
  const { data, error } = query;
  useProblem(error?.name === "NotCollectionError" ? error : null, props.onFormError);

  const box = useRef<HTMLDivElement>(null);
  return (
    <div className="pf-by-id" ref={box} tabIndex={-1}>
      {data ? (
        <SaidCollection key={collectionId} {...props} client={client} collection={data} />
      ) : (
        <UnloadedForm
          key={collectionId}
          settings={settings}
          query={query}
          onLeave={() => moveFocus(box.current)}
        />
      )}
    </div>
  );
}

/** The client that was given, else that of the provider around, if it reads collections. */
function useSource(own: CollectionSource | undefined): CollectionSource {
  const client = useClient<CollectionSource>(own);
  if (readsCollections(client)) return client;
  throw new Error(
    "The client of the <ParameterFormProvider> around has no getCollection. Give it one of createClient, or another as `client`.",
  );
}

const readsCollections = (client: CollectionSource | ProvidedClient): client is CollectionSource =>
  client.getCollection !== undefined;
