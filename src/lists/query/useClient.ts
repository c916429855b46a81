"use client";
import { type Context, createContext, useContext } from "react";
import type { Collections, FormClient } from "../../client/index.ts";
import type { ListReader } from "./lists/listQueryOptions.ts";

/**
 * The client methods that forms, lists and, optionally, collections need. Any client of
 * `createClient` has them.
 */
export type ProvidedClient = FormClient & ListReader & Partial<Collections>;

export const ClientContext: Context<ProvidedClient | null> = createContext<ProvidedClient | null>(
  null,
);

/**
 * Returns `own`, or else the client of the provider.
 * @throws Error without either
 */
export function useClient<T>(own: T | undefined): T | ProvidedClient {
  const client = useContext(ClientContext);
  const found = own ?? client;
  if (found) return found;
  throw new Error(
    "No client found. Pass `client`, or render inside a <ParameterFormProvider client={…}> of parameter-form/query.",
  );
}
