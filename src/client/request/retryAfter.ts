/**
 * The wait that `Retry-After` asks for, in ms from now and never negative; `undefined` when it is absent or is neither
 * seconds nor an HTTP date (https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3).
 */
export function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get("retry-after") ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // `Date.parse` alone would read "5.5" as a day in 2001.
  const date = text.endsWith(" GMT") ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
