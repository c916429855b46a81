import fc from "fast-check";

/** How days are written in a place: written down, where the code under test asks `Intl`. */
export interface DayPlace {
  readonly locale: string;
  readonly order: "mdy" | "dmy" | "ymd";
  readonly isSlashed: boolean;
}

const placeOf = (locale: string, order: DayPlace["order"], isSlashed: boolean): DayPlace => ({
  locale,
  order,
  isSlashed,
});

export const dayPlaces: readonly DayPlace[] = [
  placeOf("en-US", "mdy", true),
  placeOf("en-GB", "dmy", true),
  placeOf("de-DE", "dmy", false),
  placeOf("fr-FR", "dmy", true),
  placeOf("ru-RU", "dmy", false),
  placeOf("ja-JP", "ymd", true),
  placeOf("sv-SE", "ymd", false),
];

const small = fc.integer({ min: 0, max: 33 });
const year = fc.oneof(
  fc.integer({ min: 1000, max: 2999 }),
  fc.constantFrom(2000, 2024, 1900, 99, 7, 12_026),
);
const padded = (number: fc.Arbitrary<number>) =>
  fc.tuple(number, fc.constantFrom(1, 2)).map(([n, width]) => String(n).padStart(width, "0"));
const separator = fc.constantFrom("/", ".", "-", " ", ". ", " / ", " - ", "//");

/** Three numbers with separators, in any order. */
export const anyDay: fc.Arbitrary<string> = fc
  .tuple(
    fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
    padded(small),
    padded(small),
    padded(year),
    fc.oneof(
      { weight: 3, arbitrary: separator.map((one) => [one, one]) },
      fc.tuple(separator, separator),
    ),
    fc.constantFrom("", "", "", ".", " "),
  )
  .map(([order, one, two, three, [first = "", second = ""], end]) => {
    const [a, b, c] = order.map((at) => [one, two, three][at]);
    return `${a}${first}${b}${second}${c}${end}`;
  });

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDay(year: string, month: number, day: number): boolean {
  const number = Number(year);
  const isLeap = number % 400 === 0 || (number % 4 === 0 && number % 100 !== 0);
  const last = (monthDays[month - 1] ?? 0) + (isLeap && month === 2 ? 1 : 0);
  return number >= 1000 && day >= 1 && day <= last;
}

const two = (number: number): string => String(number).padStart(2, "0");

/** The day that a text is in a place, or why it is none. */
export function dayOf(text: string, { order, isSlashed }: DayPlace): string {
  const numbers = text.split(/\D+/).filter(Boolean);
  const between = text.replace(/\D+$/, "").split(/\d+/).filter(Boolean);
  const isYearFirst = numbers[0]?.length === 4;
  const letters = isYearFirst ? "ymd" : order;
  const part = (letter: string): string => numbers[letters.indexOf(letter)] ?? "";
  const [year, month, day] = [part("y"), Number(part("m")), Number(part("d"))];
  const hasSlashes = between.every((one) => one.trim() === "/");
  const isForeign = order === "mdy" ? !hasSlashes : hasSlashes && !isSlashed;
  const isFull = year.length === 4;
  const asWritten = isFull && isDay(year, month, day);
  const turned = !isYearFirst && isForeign && isFull && isDay(year, day, month);
  if (asWritten && turned && month !== day) return "ambiguous";
  if (!isFull) return numbers.some((one) => one.length === 4) ? "notDate" : "dateYear";
  if (asWritten) return `= ${year}-${two(month)}-${two(day)}`;
  return turned ? `= ${year}-${two(day)}-${two(month)}` : "noSuchDate";
}
