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
 * Provides settings to all forms and lists inside. Their own settings and those of inner providers
 * take precedence; `messages`, `rules` and `components` are merged by key. The provider of
 * `parameter-form/query` also accepts `client`.
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
