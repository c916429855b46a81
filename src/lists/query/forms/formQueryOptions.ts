import { type DataTag, queryOptions, type UnusedSkipTokenOptions } from "@tanstack/react-query";
import type { FormClient, GetFormOptions } from "../../../client/index.ts";
import type { Form } from "../../../core/index.ts";
import { fetchingRendered, dayCache } from "../cachePolicy.ts";

/** Options of `client.getForm` except its signal: the language, and how strictly to parse. */
export type FormReading = Omit<GetFormOptions, "signal">;

type FormQueryKey = ["parameter-form", string, "form", string, FormReading];

/** TanStack Query options that fetch, cache and prefetch one form. */
export type FormQueryOptions = UnusedSkipTokenOptions<Form, Error, Form, FormQueryKey> & {
  queryKey: DataTag<FormQueryKey, Form, Error>;
};

/**
 * Returns TanStack Query options for one form. The form is cached for 24 hours, as the service
 * recommends. Window focus triggers no refetch, because it could change a form while a user fills
 * it in. The client retries, even while the browser is offline; the query does not.
 */
export const formQueryOptions = (
  client: FormClient,
  id: string,
  { lang, lenient, unknownTypes }: FormReading = {},
): FormQueryOptions => {
  // Without an option and with its default value, the query key is the same.
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
