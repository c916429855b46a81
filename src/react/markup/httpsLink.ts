import { longDate } from "../../core/values/formatDate.ts";

/**
 * The address of the official document, when it is an absolute https URL without credentials;
 * nothing else becomes a link.
 */
export function officialLink(link: string | undefined): string | null {
  if (!link || !/^https:\/\//i.test(link)) return null;
  // Not by `URL.canParse`, which the jsdom of Jest 29 lacks.
  try {
    const { username, password, href } = new URL(link);
    return username || password ? null : href;
  } catch {
    return null;
  }
}

/**
 * A date such as `2026-01-31` in the locale's words, in the calendar of the document; a date that
 * does not exist, and other text, comes back unchanged.
 */
export const revisionDate = (date: string | undefined, locale: string): string | null =>
  longDate(date ?? "", locale) || null;

/** Whether an address is of a PDF, as far as its path tells. */
export const isPdf = (address: string): boolean => /\.pdf$/i.test(new URL(address).pathname);
