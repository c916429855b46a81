"use client";
import { useEffect, useState } from "react";
import type { BuilderClient } from "./tasks/useFormList.ts";
import type { Collection } from "../document/schema/collectionTypes.ts";
import type { Definitions } from "./state/definitions.ts";

/**
 * Fetches the definitions of the forms that a document references by id. A form that cannot be
 * fetched is missing: the preview reports it.
 */
export function useDefinitions(
  { forms }: Collection,
  client: BuilderClient | undefined,
): Definitions {
  const [loaded, setLoaded] = useState<Definitions>(() => new Map());
  const missing = forms.flatMap(({ form, id }) => (form || id === undefined ? [] : [id]));
  const key = JSON.stringify(missing);
  useEffect(() => {
    if (!client) return;
    const abort = new AbortController();
    const ids: readonly string[] = JSON.parse(key);
    const load = async (id: string): Promise<void> => {
      try {
        const form = await client.getForm(id, { signal: abort.signal });
        setLoaded((before) => new Map(before).set(id, form));
      } catch {
        // The preview renders the failure, and a button to try again.
      }
    };
    for (const id of ids) void load(id);
    return () => abort.abort();
  }, [client, key]);
  return loaded;
}
