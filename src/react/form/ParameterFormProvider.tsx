"use client";
import type { JSX, ReactNode } from "react";
import type { FormSettings } from "../settings/settings.ts";
import { SettingsContext, useSettings } from "../settings/useSettings.ts";

/** Props of `<ParameterFormProvider>`. */
export interface ParameterFormProviderProps extends Pick<
  FormSettings,
  "locale" | "currency" | "messages" | "rules" | "components" | "markdown"
> {
  readonly children: ReactNode;
}

/**
 * What a page settles once for all of its forms and lists. Their own settings, and those of a
 * provider further in, go first; messages, rules and components are joined one by one. The provider
 * of `parameter-form/query` also takes the `client`.
 *
 * @example
 * <ParameterFormProvider locale="es-US" messages={es}>
 *   <App />
 * </ParameterFormProvider>
 */
export const ParameterFormProvider = ({
  children,
  ...settings
}: ParameterFormProviderProps): JSX.Element => (
  <SettingsContext.Provider value={useSettings(settings)}>{children}</SettingsContext.Provider>
);
