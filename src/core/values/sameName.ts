import { capitals, foldName } from "./fold.ts";

/**
 * Patterns of letters that passports may replace by two. Source: ICAO Doc 9303-3, section 6, table
 * A.
 */
const spellings: ReadonlyMap<string, string> = new Map([
  ["A\u0308", "AE?"],
  ["O\u0308", "OE?"],
  ["U\u0308", "UE?"],
  ["A\u030a", "AA?"],
  ["Ø", "OE?"],
]);
const spelled = new RegExp(`(${[...spellings.keys()].join("|")})`, "u");

/** Returns a pattern of the `foldName` keys of a name: as written, and as in passports. */
function everySpelling(name: string): RegExp {
  const parts = capitals(name).split(spelled);
  const pattern = parts.map(
    (part) => spellings.get(part) ?? foldName(part).replace(/[$+|]/g, String.raw`\$&`),
  );
  return new RegExp(`^${pattern.join("")}$`, "u");
}

/**
 * Whether two names are equal, ignoring:
 * - case, accents and punctuation: `"ana garcia"` and `"Ana García"`
 * - letters that many keyboards lack
 * - letters that passports may replace by two: `"Juergen"` and `"Jürgen"`
 */
export function sameName(a: string, b: string): boolean {
  const one = foldName(a);
  const other = foldName(b);
  return one === other || everySpelling(a).test(other) || everySpelling(b).test(one);
}
