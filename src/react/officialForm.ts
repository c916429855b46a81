import { isWireDate } from "../core/formatDate.ts";

/** The address of the official document, when it is an absolute https URL without credentials; nothing else becomes a link. */
export function officialLink(link: string | undefined): string | null {
  if (!link || !/^https:\/\//i.test(link) || !URL.canParse(link)) return null;
  const url = new URL(link);
  return url.username === "" && url.password === "" ? url.href : null;
}

/** A date such as `2026-01-31` in the locale's words; a date that does not exist, and other text, comes back unchanged. */
export function revisionDate(date: string | undefined, locale: string): string | null {
  if (!date || !isWireDate(date)) return date || null;
  const day = new Date(`${date}T00:00Z`);
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(day);
}
