"use client";
import { type JSX, useContext } from "react";
import {
  ParameterFormProvider as SettingsProvider,
  type ParameterFormProviderProps as SettingsProviderProps,
} from "../react/index.ts";
import { ClientContext, type ProvidedClient } from "./provided.ts";

/** Props of `<ParameterFormProvider>` of `parameter-form/query`. */
export interface ParameterFormProviderProps extends SettingsProviderProps {
  /** What forms and lists inside are fetched with, unless they have a client of their own. */
  readonly client?: ProvidedClient | undefined;
}

/**
 * The `<ParameterFormProvider>` of `parameter-form`, with the `client` of the forms and lists
 * inside.
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
