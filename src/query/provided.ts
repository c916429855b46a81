"use client";
import { type Context, createContext, useContext } from "react";
import type { Collections, FormClient } from "../client/index.ts";
import type { ListReader } from "./lists/readList.ts";

/**
 * The client methods that forms, lists and, optionally, collections need. Any client of
 * `createClient` has them.
 */
export type ProvidedClient = FormClient & ListReader & Partial<Collections>;

export const ClientContext: Context<ProvidedClient | null> = createContext<ProvidedClient | null>(
  null,
);

/**
 * Returns the given client, else the provider's.
 * @throws Error without either
 */
export function useClient<T>(given: T | undefined): T | ProvidedClient {
  const client = useContext(ClientContext);
  const found = given ?? client;
  if (found) return found;
  throw new Error(
    "There is no client to fetch with. Give one as `client`, or to a <ParameterFormProvider> of parameter-form/query around.",
  );
}
