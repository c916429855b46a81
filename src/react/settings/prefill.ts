import type { Values } from "../../core/form.ts";
import { ownValue, recordOf } from "../../core/record.ts";

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

/** Where the value of a field is from, as long as it is the one that was filled in. */
export function originOf(
  prefill: Prefill | undefined,
  name: string,
  value: unknown,
): string | null {
  const filled = prefill && ownValue(prefill.values, name);
  return prefill && typeof filled === "string" && filled === value ? prefill.origin : null;
}
