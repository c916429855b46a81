"use client";
import { defaultCurrency, defaultLocale } from "../core/messages.ts";
import { recommendedHints } from "./recommendedHints.ts";
import type { FormSettings, ResolvedSettings } from "./settings.ts";
import { sameDefinition, useStable } from "./useStable.ts";

/** Settings with defaults, the same object for as long as they say the same. */
export const useSettings = (props: FormSettings): ResolvedSettings =>
  useStable<ResolvedSettings>(resolve(props), sameDefinition);

const resolve = ({ rules, defaultRules, ...props }: FormSettings): ResolvedSettings => ({
  locale: props.locale ?? defaultLocale,
  currency: props.currency ?? defaultCurrency,
  messages: props.messages ?? {},
  fields: props.fields ?? {},
  hints: props.hints ?? recommendedHints,
  purpose: props.purpose ?? "self",
  mask: props.mask ?? "live",
  requiredIndicator: props.requiredIndicator ?? "optional",
  validationMode: props.validationMode ?? "blur",
  booleanAs: props.booleanAs ?? "select",
  selectAs: props.selectAs ?? "select",
  radioLimit: props.radioLimit ?? 6,
  searchable: props.searchable ?? true,
  searchLimit: props.searchLimit ?? 15,
  readOnly: props.readOnly ?? false,
  disabled: props.disabled ?? false,
  ...(rules && { rules }),
  ...(defaultRules !== undefined && { defaultRules }),
});
