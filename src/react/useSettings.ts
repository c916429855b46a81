"use client";
import { useMemo } from "react";
import { defaultCurrency, defaultLocale } from "../core/messages.ts";
import type { FormSettings, ResolvedSettings } from "./settings.ts";
import { useStable } from "./useStable.ts";

/** Settings with defaults, the same object for as long as they say the same. */
export function useSettings(props: FormSettings): ResolvedSettings {
  const rules = useStable(props.rules);
  const defaultRules = useStable(props.defaultRules);
  const messages = useStable(props.messages);
  const fields = useStable(props.fields);
  const { locale, currency, readOnly, disabled, mask, requiredIndicator, validationMode } = props;
  const { booleanAs, selectAs, radioLimit, searchable, searchLimit } = props;
  return useMemo(
    () => ({
      locale: locale ?? defaultLocale,
      currency: currency ?? defaultCurrency,
      messages: messages ?? {},
      fields: fields ?? {},
      mask: mask ?? "live",
      requiredIndicator: requiredIndicator ?? "optional",
      validationMode: validationMode ?? "blur",
      booleanAs: booleanAs ?? "select",
      selectAs: selectAs ?? "select",
      radioLimit: radioLimit ?? 6,
      searchable: searchable ?? true,
      searchLimit: searchLimit ?? 15,
      readOnly: readOnly ?? false,
      disabled: disabled ?? false,
      ...(rules && { rules }),
      ...(defaultRules !== undefined && { defaultRules }),
    }),
    [
      locale,
      currency,
      messages,
      fields,
      mask,
      requiredIndicator,
      validationMode,
      booleanAs,
      selectAs,
      radioLimit,
      searchable,
      searchLimit,
      readOnly,
      disabled,
      rules,
      defaultRules,
    ],
  );
}
