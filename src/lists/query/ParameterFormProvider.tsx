"use client";
import { type Context, type JSX, createContext, useContext } from "react";
import type { Collections, FormClient } from "../../client/index.ts";
import {
  ParameterFormProvider as SettingsProvider,
  type ParameterFormProviderProps as SettingsProviderProps,
} from "../../react/index.ts";
import type { ListReader } from "./lists/listQueryOptions.ts";

/** Props of `<ParameterFormProvider>` of `parameter-form/query`. */
export interface ParameterFormProviderProps extends SettingsProviderProps {
  /** Default client of the forms and lists inside. */
  readonly client?: ProvidedClient | undefined;
}

/**
 * Renders the `<ParameterFormProvider>` of `parameter-form` and provides a `client` to the forms
 * and lists inside.
 *
 * @example
 * <QueryClientProvider client={queryClient}>
 *   <ParameterFormProvider client={createClient({ baseUrl: "/api" })}>
 *     <ParameterFormById formId="federal-w4" onSubmit={save} />
 *   </ParameterFormProvider>
 * </QueryClientProvider>
 */
export function ParameterFormProvider({
  client,
  ...settings
}: ParameterFormProviderProps): JSX.Element {
  const around = useContext(ClientContext);
  return (
    <ClientContext.Provider value={client ?? around}>
      <SettingsProvider {...settings} />
    </ClientContext.Provider>
  );
}

/**
 * The client methods that forms, lists and, optionally, collections need. Any client of
 * `createClient` has them.
 */
export type ProvidedClient = FormClient & ListReader & Partial<Collections>;

const ClientContext: Context<ProvidedClient | null> = createContext<ProvidedClient | null>(null);

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
