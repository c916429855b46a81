"use client";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { FormClient } from "../../../client/index.ts";
import type { Form } from "../../../core/index.ts";
import { formQueryOptions, type FormReading } from "./formQueryOptions.ts";
import { useClient } from "../ParameterFormProvider.tsx";

/**
 * Queries one form of the service. `client` may be `undefined` inside a `<ParameterFormProvider>`
 * with a client. Requires a `QueryClientProvider`.
 *
 * @example
 * const { data: form, error } = useFormQuery(client, "federal-w4");
 * if (form) return <ParameterForm form={form} onSubmit={save} />;
 */
export const useFormQuery = (
  client: FormClient | undefined,
  id: string,
  options: FormReading = {},
): UseQueryResult<Form> => useQuery(formQueryOptions(useClient(client), id, options));
