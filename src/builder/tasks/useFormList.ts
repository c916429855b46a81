"use client";
import { useEffect, useState } from "react";
import type { Client, FormSummary } from "../../client/index.ts";

/** The methods of a client that list the standard forms and fetch their definitions. */
export type BuilderClient = Pick<Client, "getForm" | "listForms" | "next">;

/** Fetches the summaries of all standard forms. Returns `null` while they load. */
export function useFormList(client: BuilderClient | undefined): readonly FormSummary[] | null {
  const [forms, setForms] = useState<readonly FormSummary[] | null>(client ? null : []);
  useEffect(() => {
    if (!client) return;
    const { signal, abort } = abortable();
    const load = async (): Promise<void> => {
      const found: FormSummary[] = [];
      try {
        let page = await client.listForms({ limit: 25, signal });
        for (;;) {
          found.push(...page.results);
          setForms([...found]);
          const next = await client.next(page, { signal });
          if (!next) return;
          page = next;
        }
      } catch {
        // An id can be typed when the list cannot be fetched.
        if (!signal.aborted) setForms(found);
      }
    };
    void load();
    return abort;
  }, [client]);
  return forms;
}

function abortable(): { readonly signal: AbortSignal; abort(): void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
