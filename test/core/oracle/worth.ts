import { type OraclePlace, spaces } from "./places.ts";
import { plain } from "./plain.ts";

/** How many units of 10 ** -decimals a text is worth, or why it is worth nothing. */
export type Worth =
  | { readonly size: bigint; readonly decimals: number }
  | { readonly reason: string };

export interface OracleLimits {
  readonly units: readonly string[];
  readonly maxDecimals: number;
  readonly allowNegative: boolean;
}

const separators = `.,'’٫٬${spaces}`;

/** What stands around the digits comes off sign by sign: one unit and, of the code and the symbols of a currency, another one; one minus, plus or pair of brackets. */
function around(
  text: string,
  units: readonly string[],
  sign: string,
): { readonly sign: string; readonly rest: string } {
  const first = text.charAt(0);
  const last = text.charAt(text.length - 1);
  for (const unit of units) {
    const [head, tail] = [text.slice(0, unit.length), text.slice(-unit.length)];
    const isFirst = head.toLowerCase() === unit;
    if (!isFirst && tail.toLowerCase() !== unit) continue;
    const bare = isFirst ? text.slice(unit.length) : text.slice(0, -unit.length);
    const isCode = /^[a-z]{3}$/.test(unit);
    const others = units.filter((other) => /^[a-z]{3}$/.test(other) !== isCode);
    return around(bare.trim(), others, sign);
  }
  if (sign !== "" || text === "") return { sign, rest: text };
  if (first === "(" && last === ")" && text.length > 1)
    return around(text.slice(1, -1).trim(), units, "-");
  if ("-−".includes(last)) return around(text.slice(0, -1).trim(), units, "-");
  if ("-‐‑‒−–+".includes(first)) return around(text.slice(1).trim(), units, first);
  return { sign, rest: text };
}

/** Reads `text` as an amount of `place` by other means than the code under test: it walks the text sign by sign, and counts in BigInt. */
export function worthOf(text: string, place: OraclePlace, limits: OracleLimits): Worth {
  const whole = plain(text);
  if (whole === "") return { reason: "empty" };
  const { sign, rest } = around(whole, limits.units, "");
  const body = withoutForeign(rest, place);
  const worth = count(body, sign !== "" && sign !== "+", place, limits);
  return "size" in worth && isAbbreviated(whole) ? { reason: "ambiguous" } : worth;
}

/** Without one kind of separator that the place does not have, where threes stand between it and decimals behind. */
function withoutForeign(body: string, { decimal, groups }: OraclePlace): string {
  const own = `${decimal}${groups}٫٬`;
  const other = [...separators].find((c) => !own.includes(c) && body.includes(c));
  if (other === undefined) return body;
  const [whole = "", decimals = "", ...more] = body.split(new RegExp(`[٫${decimal}]`));
  const [first = "", ...threes] = whole.split(other);
  const fits =
    more.length === 0 &&
    /^[0-9]+$/.test(decimals) &&
    /^[1-9][0-9]{0,2}$/.test(first) &&
    threes.every((three) => /^[0-9]{3}$/.test(three));
  return fits ? body.replaceAll(other, "") : body;
}

/** Whether the first point stands between a letter and a digit: it may belong to the unit or to the amount. */
function isAbbreviated(text: string): boolean {
  const [before = "", after = ""] = text.split(".", 2);
  const letter = before.at(-1) ?? "";
  return letter.toLowerCase() !== letter.toUpperCase() && after !== "";
}

function count(body: string, negative: boolean, place: OraclePlace, limits: OracleLimits): Worth {
  let size = 0n;
  let decimals = -1;
  /** The lengths of the runs of digits before the decimal separator. */
  const runs = [0];
  for (const c of body) {
    if (c >= "0" && c <= "9") {
      size = size * 10n + BigInt(c);
      if (decimals >= 0) decimals++;
      else runs.push((runs.pop() ?? 0) + 1);
    } else if ((c === place.decimal || c === "٫") && decimals < 0) decimals = 0;
    else if ((place.groups.includes(c) || c === "٬") && decimals < 0) runs.push(0);
    else return { reason: refusal(body, place) };
  }
  const grouped = runs.length > 1;
  if (
    grouped
      ? !(areGroups(runs, place.secondary) && body.charAt(0) !== "0")
      : runs[0] === 0 && decimals < 1
  )
    return { reason: refusal(body, place) };
  if (decimals > limits.maxDecimals)
    return { reason: limits.maxDecimals === 0 ? "notWhole" : "tooManyDecimals" };
  if (negative && size > 0n && !limits.allowNegative) return { reason: "negative" };
  return { size: negative ? -size : size, decimals: Math.max(decimals, 0) };
}

/** One to three digits, then threes, which is read everywhere; or the groups of the place. */
function areGroups([first = 0, ...others]: readonly number[], secondary: number): boolean {
  const fits = (size: number) =>
    first >= 1 &&
    first <= size &&
    others.at(-1) === 3 &&
    others.slice(0, -1).every((length) => length === size);
  return fits(3) || fits(secondary);
}

/** One kind of separator among digits may mean two things; anything else means no amount. */
function refusal(body: string, { decimal }: OraclePlace): string {
  const others = [...body].filter((c) => !(c >= "0" && c <= "9"));
  const one = new Set(others).size === 1 && others.length < body.length;
  const points = others.filter((c) => c === decimal || c === "٫").length;
  return one && points < 2 && separators.includes(others[0] ?? "x") ? "ambiguous" : "notNumber";
}

/** The amount as it is submitted: every decimal that was typed, no zero before the first digit, no minus before zero. */
export function written({ size, decimals }: { size: bigint; decimals: number }): string {
  const unit = 10n ** BigInt(decimals);
  const whole = size < 0n ? -size : size;
  const fraction = decimals === 0 ? "" : `.${String(whole % unit).padStart(decimals, "0")}`;
  return `${size < 0n ? "-" : ""}${whole / unit}${fraction}`;
}
