"use client";
import { useEffect, useState } from "react";
import type { Client, FormSummary } from "../../client/index.ts";

/** The methods of a client that list the standard forms and fetch their definitions. */
export type BuilderClient = Pick<Client, "getForm" | "listForms" | "next">;

/** Summaries of the standard forms. */
export interface FormList {
  /** `null` while they load. */
  readonly forms: readonly FormSummary[] | null;
  /** Whether a page of the list could not be fetched. */
  readonly hasFailed: boolean;
}

/** Fetches the summaries of all standard forms. */
export function useFormList(client: BuilderClient | undefined): FormList {
  const [list, setList] = useState<FormList>({ forms: client ? null : [], hasFailed: false });
  useEffect(() => {
    if (!client) return;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async (): Promise<void> => {
      const forms: FormSummary[] = [];
      try {
        let page = await client.listForms({ limit: 25, signal });
        forms.push(...page.results);
        for (;;) {
          const next = await client.next(page, { signal });
          if (!next) return setList({ forms, hasFailed: false });
          page = next;
          forms.push(...page.results);
        }
      } catch {
        if (!signal.aborted) setList({ forms, hasFailed: true });
      }
    };
    void load();
    return () => controller.abort();
  }, [client]);
  return list;
}
