import { isLanguage } from "../../core/values/language.ts";
import { omitUndefined } from "../../core/record.ts";
import { warn } from "../support/warn.ts";
import { defaultSettings } from "./defaultSettings.ts";
import type { FormSettings, UnresolvedSettings } from "./settings.ts";

/** Whether `Intl` accepts the value of a setting. */
function isUsable(setting: string, value: unknown): boolean {
  const isRight =
    setting === "locale"
      ? isLanguage(value)
      : setting !== "currency" || /^[a-z]{3}$/i.test(String(value));
  if (!isRight) warn("notation", { setting, value });
  return isRight;
}

/**
 * Merges `props` over the settings `around`. `messages`, `rules` and `components` are merged by
 * key.
 * Ignores `undefined` and invalid locales and currencies.
 */
export function resolveSettings(
  props: FormSettings,
  around: UnresolvedSettings = defaultSettings,
): UnresolvedSettings {
  const own = Object.entries(omitUndefined(props)).filter(
    ([key, value]) => Object.hasOwn(defaultSettings, key) && isUsable(key, value),
  );
  return {
    ...around,
    ...Object.fromEntries(own),
    messages: { ...around.messages, ...omitUndefined(props.messages) },
    rules: { ...around.rules, ...props.rules },
    components: { ...around.components, ...omitUndefined(props.components) },
  };
}
