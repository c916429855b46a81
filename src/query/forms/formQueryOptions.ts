import { type DataTag, queryOptions, type UnusedSkipTokenOptions } from "@tanstack/react-query";
import type { FormClient, GetFormOptions } from "../../client/index.ts";
import type { Form } from "../../core/index.ts";
import { fetchingRendered, dayCache } from "../caching.ts";

/**
 * The language to read a form in, and how strictly: the options of `client.getForm`, but for its
 * signal.
 */
export type FormReading = Omit<GetFormOptions, "signal">;

type FormQueryKey = ["parameter-form", string, "form", string, FormReading];

/** What TanStack Query needs to fetch, cache and prefetch one form. */
export type FormQueryOptions = UnusedSkipTokenOptions<Form, Error, Form, FormQueryKey> & {
  queryKey: DataTag<FormQueryKey, Form, Error>;
};

/**
 * TanStack Query options for one form: kept for 24 hours, as the service recommends, and never
 * fetched again because a window got focus, which could change a form under someone who is filling
 * it in. The client retries, also without a connection; the query does not.
 */
export const formQueryOptions = (
  client: FormClient,
  id: string,
  { lang, lenient, unknownTypes }: FormReading = {},
): FormQueryOptions => {
  // What is as good as not given shares the entry of what is not.
  const options: FormReading = {
    ...(lang && { lang }),
    ...(lenient && { lenient }),
    ...(unknownTypes === "error" && { unknownTypes }),
  };
  return queryOptions({
    queryKey: ["parameter-form", client.baseUrl, "form", id, options],
    queryFn: async ({ signal }) => {
      await fetchingRendered();
      return client.getForm(id, { ...options, signal });
    },
    ...dayCache(),
  });
};
