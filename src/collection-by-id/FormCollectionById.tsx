"use client";
import { useQuery } from "@tanstack/react-query";
import { type JSX, useRef } from "react";
import { useReportProblem } from "../collection/issues/useReportProblem.ts";
import {
  type CollectionDocumentProps,
  CollectionDocument,
} from "../collection/document/CollectionDocument.tsx";
import { type ProvidedClient, useClient } from "../lists/query/ParameterFormProvider.tsx";
import { UnloadedForm } from "../lists/query/forms/UnloadedForm.tsx";
import { definedProps, moveFocus, useSettings } from "../react/internal.ts";
import { type CollectionSource, collectionQueryOptions } from "./collectionQueryOptions.ts";

/**
 * Props of `<FormCollectionById>`: those of `<FormCollection>`, with an id instead of the document.
 */
export interface FormCollectionByIdProps extends Omit<
  CollectionDocumentProps,
  "collection" | "client"
> {
  /** Id of the collection at the service. A new id mounts a new collection at its first step. */
  readonly collectionId: string;
  /**
   * Fetches the collection, and the forms that it references by id only.
   * @default the client of the `<ParameterFormProvider>` of `parameter-form/query`
   */
  readonly client?: CollectionSource | undefined;
}

/**
 * Fetches a collection by its id and renders it. Renders a skeleton while it loads, a message when
 * it does not exist, and a button to retry when it cannot be loaded. Needs a `QueryClientProvider`.
 *
 * @example
 * const client = createClient({ baseUrl: "/api" });
 * <FormCollectionById client={client} collectionId="new-hire-us" onSign={sign} />
 */
export function FormCollectionById(own: FormCollectionByIdProps): JSX.Element {
  const { collectionId, client: source, ...props } = definedProps(own);
  const client = useSource(source);
  const settings = useSettings({ messages: props.messages, components: props.components });
  const query = useQuery(collectionQueryOptions(client, collectionId));
  const { data, error } = query;
  useReportProblem(error?.name === "NotCollectionError" ? error : null, props.onFormError);

  const box = useRef<HTMLDivElement>(null);
  return (
    <div className="pf-by-id" ref={box} tabIndex={-1}>
      {data ? (
        <CollectionDocument key={collectionId} {...props} client={client} collection={data} />
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

/**
 * Returns `own`, or else the client of the provider.
 * @throws Error when the client cannot fetch collections
 */
function useSource(own: CollectionSource | undefined): CollectionSource {
  const client = useClient<CollectionSource>(own);
  if (readsCollections(client)) return client;
  throw new Error(
    "The client of the <ParameterFormProvider> around has no getCollection. Give it one of createClient, or another as `client`.",
  );
}

const readsCollections = (client: CollectionSource | ProvidedClient): client is CollectionSource =>
  client.getCollection !== undefined;
