import { getOwn } from "../../core/record.ts";

/** A form in a list, without its parameters. Properties that are no strings are omitted. */
export interface FormSummary {
  readonly id?: string;
  readonly description?: string;
  /** URL of the official document. Render a link only when it is an absolute https URL. */
  readonly link?: string;
  /** YYYY-MM-DD. */
  readonly revision_date?: string;
  readonly jurisdiction_name?: string;
}

const texts = ["id", "description", "link", "revision_date", "jurisdiction_name"] as const;

export function readFormSummary(object: Record<string, unknown>): FormSummary {
  const summary: { -readonly [K in (typeof texts)[number]]?: string } = {};
  for (const key of texts) {
    const text = getOwn(object, key);
    if (typeof text === "string") summary[key] = text;
  }
  return summary;
}

/** Options of `listForms`. */
export interface ListFormsOptions {
  /** Two letters, such as `"CA"`. */
  readonly state?: string | undefined;
  /** ISO 639-1 code, such as `"es"`. The service falls back to English. */
  readonly lang?: string | undefined;
  /** Size of the page, 1 to 25. */
  readonly limit?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}
