import { recommendedHints } from "../../core/rules/recommendedHints.ts";
import { recommendedRules } from "../../core/rules/recommendedRules.ts";
import { defaultCurrency, defaultLocale } from "../../core/values/language.ts";
import type { ResolvedSettings } from "./settings.ts";

export const defaultSettings: ResolvedSettings = {
  rules: {},
  defaultRules: recommendedRules,
  when: undefined,
  checks: undefined,
  compute: undefined,
  locale: defaultLocale,
  currency: defaultCurrency,
  messages: {},
  components: {},
  markup: "text",
  markdown: undefined,
  fields: {},
  sections: [],
  prefill: undefined,
  hints: recommendedHints,
  purpose: "self",
  mask: "live",
  hideSensitive: "blur",
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
