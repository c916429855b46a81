/**
 * Returns a link if it is an absolute https URL without credentials, else `null`, such as for
 * `javascript:`.
 */
export function httpsLink(link: string | undefined): string | null {
  if (!link || !/^https:\/\//i.test(link)) return null;
  // `URL.canParse` is missing in the jsdom of Jest 29.
  try {
    const { username, password, href } = new URL(link);
    return username || password ? null : href;
  } catch {
    return null;
  }
}
