"use client";
import { defaultCurrency, defaultLocale } from "../core/messages.ts";
import { recommendedRules } from "../core/rules/index.ts";
import { recommendedHints } from "./recommendedHints.ts";
import type { FormSettings, ResolvedSettings } from "./settings.ts";
import { sameDefinition, useStable } from "./useStable.ts";

const defaults: ResolvedSettings = {
  rules: {},
  defaultRules: recommendedRules,
  locale: defaultLocale,
  currency: defaultCurrency,
  messages: {},
  fields: {},
  hints: recommendedHints,
  purpose: "self",
  mask: "live",
  requiredIndicator: "optional",
  validationMode: "blur",
  booleanAs: "select",
  selectAs: "select",
  radioLimit: 6,
  searchable: true,
  searchLimit: 15,
  readOnly: false,
  disabled: false,
};

/** Settings with defaults, the same object for as long as they say the same. */
export const useSettings = (props: FormSettings): ResolvedSettings =>
  useStable<ResolvedSettings>(resolve(props), sameDefinition);

/** The settings among `props`; what is `undefined` is as good as not given. */
function resolve(props: FormSettings): ResolvedSettings {
  const given = Object.entries(props).filter(
    ([key, value]) => value !== undefined && Object.hasOwn(defaults, key),
  );
  return { ...defaults, ...Object.fromEntries(given) };
}
