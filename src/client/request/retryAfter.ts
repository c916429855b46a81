/** The one form of a date that does not say that it is in GMT: "Sun Nov  6 08:49:37 1994". */
const asctime = /^\w{3} \w{3} [ \d]\d [\d:]{8} \d{4}$/;

/**
 * The wait that `Retry-After` asks for, in ms from now, never negative, and finite: more than a
 * billion seconds counts as that. `undefined` when it is absent or is neither seconds nor an HTTP
 * date, of which there are three forms (https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7).
 */
export function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get("retry-after") ?? "";
  if (/^\d+$/.test(text)) return Math.min(Number(text), 1e9) * 1000;
  // `Date.parse` alone would read "5.5" as a day in 2001.
  const gmt = asctime.test(text) ? `${text} GMT` : text;
  const date = gmt.endsWith(" GMT") ? Date.parse(gmt) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
