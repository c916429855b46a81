import { ownValue } from "../../core/record.ts";

/**
 * A form as lists show it, without its parameters. What is not a string in the answer is left out.
 */
export interface FormSummary {
  readonly id?: string;
  readonly description?: string;
  /** Address of the official document. Show it only when it is an absolute https URL. */
  readonly link?: string;
  /** YYYY-MM-DD. */
  readonly revision_date?: string;
  readonly jurisdiction_name?: string;
}

const texts = ["id", "description", "link", "revision_date", "jurisdiction_name"] as const;

export function readFormSummary(object: Record<string, unknown>): FormSummary {
  const summary: { -readonly [K in (typeof texts)[number]]?: string } = {};
  for (const key of texts) {
    const text = ownValue(object, key);
    if (typeof text === "string") summary[key] = text;
  }
  return summary;
}
