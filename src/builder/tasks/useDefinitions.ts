"use client";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Form } from "../../core/definition/form.ts";
import type { Collection } from "../../document/schema/collectionTypes.ts";
import type { Definitions } from "../state/place.ts";
import type { BuilderClient } from "./useFormList.ts";

/** Definitions of the forms that a document references by id. */
export interface FetchedDefinitions {
  readonly definitions: Definitions;
  /** Ids of the forms whose definitions could not be fetched. */
  readonly failedForms: readonly string[];
  readonly isLoadingForms: boolean;
  /** Fetches the failed definitions again. */
  reloadForms(this: void): void;
}

/** Results by id; `null` for a definition that could not be fetched. */
type Results = ReadonlyMap<string, Form | null>;

const isLoaded = (entry: readonly [string, Form | null]): entry is [string, Form] =>
  entry[1] !== null;

/** Fetches the definitions of the forms that a document references by id, each once. */
export function useDefinitions(
  { forms }: Collection,
  client: BuilderClient | undefined,
): FetchedDefinitions {
  const [results, setResults] = useState<Results>(() => new Map());
  const pending = useRef(new Set<string>());
  const ids = forms.flatMap(({ form, id }) => (form || id === undefined ? [] : [id]));
  const key = JSON.stringify(ids);

  useEffect(() => {
    const load = async (id: string): Promise<void> => {
      const result = await client?.getForm(id).catch(() => null);
      pending.current.delete(id);
      setResults((before) => new Map(before).set(id, result ?? null));
    };
    const wanted: readonly string[] = JSON.parse(key);
    for (const id of wanted.filter((one) => !results.has(one) && !pending.current.has(one))) {
      pending.current.add(id);
      void load(id);
    }
  }, [client, key, results]);

  const definitions = useMemo(() => new Map([...results].filter(isLoaded)), [results]);
  return {
    definitions,
    failedForms: ids.filter((id) => results.get(id) === null),
    isLoadingForms: ids.some((id) => !results.has(id)),
    reloadForms: () => setResults(definitions),
  };
}
