/** The one form of a date that does not say that it is in GMT: "Sun Nov  6 08:49:37 1994". */
const asctime = /^\w{3} \w{3} [ \d]\d [\d:]{8} \d{4}$/;

/**
 * The wait that `Retry-After` asks for, in ms, never negative, and finite: more than a billion
 * seconds counts as that. The longest, when it was sent more than once. A date counts from the
 * answer's own `Date`, because a device's clock may be wrong. `undefined` when it is absent or is
 * neither seconds nor an HTTP date, of which there are three forms
 * (https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7).
 */
export function retryAfterOf(headers: Headers): number | undefined {
  const [now = Date.now()] = listOf(headers, "date").map(dateOf).filter(isThere);
  const waits = listOf(headers, "retry-after").map((text) =>
    /^\d+$/.test(text) ? Math.min(Number(text), 1e9) * 1000 : dateOf(text) - now,
  );
  const found = waits.filter(isThere);
  return found.length > 0 ? Math.max(0, ...found) : undefined;
}

const isThere = (ms: number): boolean => !Number.isNaN(ms);

/** What a header says, once for each time that it was sent. A day's name has a comma, too. */
const listOf = (headers: Headers, name: string): readonly string[] =>
  (headers.get(name) ?? "").split(/, *(?!\d\d[ -][A-Z])/);

/** An HTTP date, in ms; `NaN` for another text: "5.5" would be a day in 2001. */
function dateOf(text: string): number {
  const gmt = asctime.test(text) ? `${text} GMT` : text;
  return gmt.endsWith(" GMT") ? Date.parse(gmt) : Number.NaN;
}
