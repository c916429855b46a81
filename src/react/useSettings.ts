"use client";
import { defaultCurrency, defaultLocale } from "../core/messages.ts";
import { recommendedRules } from "../core/rules/index.ts";
import { recommendedHints } from "./recommendedHints.ts";
import { type Context, createContext, useContext } from "react";
import type { FormSettings, ResolvedSettings } from "./settings.ts";
import { sameDefinition, useStable } from "./useStable.ts";

const defaults: ResolvedSettings = {
  rules: {},
  defaultRules: recommendedRules,
  when: undefined,
  locale: defaultLocale,
  currency: defaultCurrency,
  messages: {},
  components: {},
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

/** What applies where a form says nothing: the defaults, or what a provider around says. */
export const SettingsContext: Context<ResolvedSettings> = createContext(defaults);

/** Settings with what applies where they say nothing, the same object for as long as they say the same. */
export const useSettings = (props: GivenSettings): ResolvedSettings =>
  useStable<ResolvedSettings>(resolveSettings(props, useContext(SettingsContext)), sameDefinition);

type GivenSettings = { readonly [Key in keyof FormSettings]?: FormSettings[Key] | undefined };

/** The settings among `props` with those `around`; what is `undefined` is as good as not given. Messages, rules and components are joined one by one. */
export function resolveSettings(props: GivenSettings, around = defaults): ResolvedSettings {
  const given = Object.entries(props).filter(
    ([key, value]) => value !== undefined && Object.hasOwn(defaults, key),
  );
  return {
    ...around,
    ...Object.fromEntries(given),
    messages: { ...around.messages, ...props.messages },
    rules: { ...around.rules, ...props.rules },
    components: { ...around.components, ...props.components },
  };
}
