"use client";
import { type Context, createContext, useContext } from "react";
import type { Collections, FormClient } from "../client/index.ts";
import type { ListReader } from "./lists/readList.ts";

/** What reads forms, lists and, if it can, collections, such as any client of `createClient`. */
export type ProvidedClient = FormClient & ListReader & Partial<Collections>;

export const ClientContext: Context<ProvidedClient | null> = createContext<ProvidedClient | null>(
  null,
);

/**
 * The client that was given, else that of the provider around.
 * @throws Error when there is none.
 */
export function useClient<T>(given: T | undefined): T | ProvidedClient {
  const client = useContext(ClientContext);
  const found = given ?? client;
  if (found) return found;
  throw new Error(
    "There is no client to fetch with. Give one as `client`, or to a <ParameterFormProvider> of parameter-form/query around.",
  );
}
