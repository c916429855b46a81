"use client";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { FormClient } from "../client/index.ts";
import type { Form } from "../core/index.ts";
import { formQueryOptions, type FormReading } from "./formQueryOptions.ts";

/** One form of the service. Needs a `QueryClientProvider` above. */
export const useFormQuery = (
  client: FormClient,
  id: string,
  options: FormReading = {},
): UseQueryResult<Form> => useQuery(formQueryOptions(client, id, options));
