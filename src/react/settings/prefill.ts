import { bareLabel } from "../../core/labelled.ts";
import type { Words } from "../components/contract.ts";
import type { Values } from "../../core/form.ts";
import { ownValue, recordOf } from "../../core/record.ts";
import type { ResolvedSettings } from "./settings.ts";
import { words } from "./text.ts";

/** Answers that the app has from elsewhere, and says so. */
export interface Prefill {
  /** Submitted strings, by parameter name. Default values and drafts go before them. */
  readonly values: Values;
  /** Where they are from, in the language of the page: `"from your employee record"`. */
  readonly origin: string;
}

/** What a form begins with: what it is given to begin with and, where that says nothing, `prefill`. */
export const beginsWith = <T>(
  prefill: Prefill | undefined,
  values: Readonly<Record<string, T>>,
): Readonly<Record<string, T | string | null | undefined>> =>
  prefill
    ? recordOf<T | string | null | undefined>([
        ...Object.entries(prefill.values),
        ...Object.entries(values),
      ])
    : values;

/** What is said of an answer that nobody gave: where it was filled in from, or of what it follows. */
export function originWords(
  settings: ResolvedSettings,
  origin: string | null,
  computedFrom: readonly string[],
): Words | null {
  if (origin !== null) return words(settings, "prefilled", { origin });
  if (computedFrom.length === 0) return null;
  const list = new Intl.ListFormat(settings.locale, { type: "conjunction" });
  return words(settings, "computed", { labels: list.format(computedFrom.map(bareLabel)) });
}

/** Where the value of a field is from, as long as it is the one that was filled in. */
export function originOf(
  prefill: Prefill | undefined,
  name: string,
  value: unknown,
): string | null {
  const filled = prefill && ownValue(prefill.values, name);
  return prefill && typeof filled === "string" && filled === value ? prefill.origin : null;
}
