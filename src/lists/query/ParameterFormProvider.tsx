"use client";
import { type JSX, useContext } from "react";
import {
  ParameterFormProvider as SettingsProvider,
  type ParameterFormProviderProps as SettingsProviderProps,
} from "../../react/index.ts";
import { ClientContext, type ProvidedClient } from "./useClient.ts";

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
