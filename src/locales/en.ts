import { collectionWords } from "../collection/collectionWords.ts";
import { draftWords } from "../collection/drafts/draftWords.ts";
import { english } from "../core/english.ts";
import { failureWords } from "../core/failureWords.ts";
import { fetchedWords } from "../core/fetchedWords.ts";
import { listWords } from "../query/listWords.ts";

/**
 * Every sentence of the library in English: those of forms, lists, collections and drafts as they
 * stand beside their code, and those of rules, which say them themselves, the same but for
 * `tooShort` and `tooLong`, which the code words differently for one character. Copy it to
 * translate the library into another language. `lang` is the BCP 47 tag of the sentences.
 */
export const en = {
  lang: "en",
  ...english,
  ...failureWords,
  ...fetchedWords,

  ssnDigits: "{label} must have nine digits, like 123-45-6789",
  ssnArea: "{label} cannot begin with 000, 666 or 9",
  ssnGroup: "{label} cannot have 00 as its fourth and fifth digits",
  ssnSerial: "{label} cannot end with 0000",
  itinDigits: "{label} must have nine digits, like 912-70-1234",
  itinArea: "{label} must begin with 9",
  itinGroup:
    "{label} must have 50 to 65, 70 to 88, 90 to 92 or 94 to 99 as its fourth and fifth digits",
  ssnOrItinDigits: "{label} must have nine digits, like 123-45-6789",
  ssnOrItinArea: "{label} cannot begin with 000 or 666",
  einDigits: "{label} must have nine digits, like 12-3456789",
  einPrefix: "{label} begins with two digits that the IRS has not announced. Check them",
  zipDigits: "{label} must have five or nine digits, like 02134",
  routingDigits: "{label} must have nine digits, like 011000015",
  routingPrefix:
    "{label} begins with digits that no bank has. Copy it from a check or the bank’s site",
  routingChecksum:
    "{label} has a digit that does not fit the others. Compare it with a check or the bank’s site",
  accountDigits: "{label} must have 4 to 17 digits, like 000123456789",
  phoneDigits: "{label} must have ten digits, like (202) 555-0123",
  phoneArea:
    "{label} has an area code that cannot be: one begins with 2 to 9 and does not end with 11",
  phoneExchange:
    "{label} has three digits behind its area code that cannot be: they must begin with 2 to 9 and not end with 11",
  notEmail: "{label} must be an email address, like name@example.com",
  notState: "{label} must be a US state, like CA or California",
  notDate: "{label} must be a date, like {example}",
  dateYear: "{label} must have a year of four digits, like {example}",
  noSuchDate: "{label} must be a day that exists, written like {example}",
  tooEarly: "{label} must be {limit} or later",
  tooLate: "{label} must be {limit} or earlier",
  mustBeTrue: "Agree to “{label}” to continue",
  notOneOf: "{label} must be one of {values}",
  tooShort: "The number of characters in {label} must be {limit} or more",
  tooLong: "The number of characters in {label} must be {limit} or fewer",
  belowMin: "{label} must be {limit} or more",
  aboveMax: "{label} must be {limit} or less",

  ...listWords,
  ...collectionWords,
  ...draftWords,
} as const satisfies Readonly<Record<string, string>>;

type English = typeof en;

/** The names that a sentence has in braces. */
type Placeholder<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** A sentence that has all of these, in any order: the intersection of one template for each. */
type With<Name extends string> = [Name] extends [never]
  ? string
  : (Name extends string ? (sentence: `${string}{${Name}}${string}`) => void : never) extends (
        sentence: infer Sentence,
      ) => void
    ? Sentence
    : never;

/**
 * The library in another language: a sentence for each of `en`, with the same placeholders, and one
 * for each plural category that the language has beside one and other. It is a `Messages`, and all
 * that takes `messages` takes it. https://cldr.unicode.org/index/cldr-spec/plural-rules
 */
export type Translation<Category extends "zero" | "two" | "few" | "many" = never> = {
  readonly [K in keyof English]: With<Placeholder<English[K]>>;
} & Readonly<Record<`${"results" | "items"}.${Category}`, `${string}{count}${string}`>>;
