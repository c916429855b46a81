import { longDate } from "../../core/values/formatDate.ts";

/** Returns an absolute https URL without credentials, else `null`. */
export function officialLink(link: string | undefined): string | null {
  if (!link || !/^https:\/\//i.test(link)) return null;
  // `URL.canParse` is missing in the jsdom of Jest 29.
  try {
    const { username, password, href } = new URL(link);
    return username || password ? null : href;
  } catch {
    return null;
  }
}

/** Formats a date such as `2026-01-31` in words. Returns other texts unchanged. */
export const revisionDate = (date: string | undefined, locale: string): string | null =>
  longDate(date ?? "", locale) || null;

export const isPdf = (address: string): boolean => /\.pdf$/i.test(new URL(address).pathname);
