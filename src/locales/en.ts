import { collectionWords } from "../collection/collectionWords.ts";
import { draftWords } from "../collection/drafts/draftWords.ts";
import { english } from "../core/messages/english.ts";
import { failureWords } from "../core/messages/failureWords.ts";
import { fetchedWords } from "../core/messages/fetchedWords.ts";
import { listWords } from "../query/lists/listWords.ts";

/**
 * Every sentence of the library in English: those of forms, lists, collections and drafts as they
 * stand beside their code, and those of rules, which say them themselves, the same but for
 * `tooShort` and `tooLong`, which the code words differently for one character. Sentences of issues
 * are written as behind a label and a colon; where one stands alone, its first letter is made a
 * capital. Copy it to
 * translate the library into another language. `lang` is the BCP 47 tag of the sentences.
 */
export const en = {
  lang: "en",
  ...english,
  ...failureWords,
  ...fetchedWords,

  ssnDigits: "enter nine digits, such as 123-45-6789",
  ssnArea: "check the first digits, which cannot be 000, 666 or 900 to 999",
  ssnGroup: "check the fourth and fifth digits, which cannot be 00",
  ssnSerial: "check the last four digits, which cannot be 0000",
  ssnSample: "check the number, which was printed as a sample. Copy it from the card",
  itinDigits: "enter nine digits, such as 912-70-1234",
  itinArea: "enter a number that begins with 9",
  itinGroup:
    "check the fourth and fifth digits, which must be 50 to 65, 70 to 88, 90 to 92 or 94 to 99",
  ssnOrItinDigits: "enter nine digits, such as 123-45-6789",
  ssnOrItinArea: "check the first three digits, which cannot be 000 or 666",
  einDigits: "enter nine digits, such as 12-3456789",
  einPrefix: "check the first two digits, which the IRS has not announced",
  zipDigits: "enter five or nine digits, such as 02134",
  zipArea: "check the first three digits, which cannot be 000",
  routingDigits: "enter nine digits, such as 011000015",
  routingPrefix:
    "check the first digits, which no bank has. Copy the number from a check or the bank’s site",
  routingChecksum:
    "check the digits, one of which does not fit the others. Compare them with a check or the bank’s site",
  accountDigits: "enter 4 to 17 digits, such as 000123456789",
  phoneDigits: "enter ten digits, such as (202) 555-0123",
  phoneArea: "check the area code, which must begin with 2 to 9 and cannot end with 11",
  phoneExchange:
    "check the three digits after the area code, which must begin with 2 to 9 and cannot end with 11",
  phoneExtension:
    "enter the number without the extension. If an extension is asked for, enter it there",
  notPhone: "enter a phone number, such as {example}",
  phoneCountry: "enter a number from one of these countries: {countries}",
  phoneTooShort: "enter all digits of the number, such as {example}",
  phoneTooLong: "check the number, which has too many digits. It is written like {example}",
  notEmail: "enter an email address, such as name@example.com",
  notState: "enter a US state, such as CA or California",
  notDate: "enter a date, such as {example}",
  notDateOr: "enter a date, such as {example}, or {other}",
  dateYear: "enter the year in four digits, such as {example}",
  noSuchDate: "enter a day that exists, such as {example}",
  tooEarly: "enter {limit} or a later day",
  tooLate: "enter {limit} or an earlier day",
  dateHint: "for example, {example} or {digits}",
  orText: "you can also enter {texts}",
  mustBeTrue: "agree to continue",
  notOneOf: "answer {values}",
  tooShort: "enter {limit} or more characters",
  tooLong: "enter {limit} or fewer characters",
  decimalPlaces: "enter {limit} or fewer decimals",
  notTotal: "enter parts that add up to {total}",
  notSame: "enter the same as for {questions}",
  notDifferent: "this was entered before. Enter another one",
  noneOfThese: "answer at least one of {questions}",
  notComputed: "this does not follow from the other answers. Reload the page, then submit again",
  computedInvalid:
    "this follows from other answers and cannot be sent. Check those and, if they are right, tell the people who run this site",
  belowMin: "enter {limit} or more",
  aboveMax: "enter {limit} or less",

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
} & Readonly<
  Record<`${"results" | "items" | "unanswered"}.${Category}`, `${string}{count}${string}`>
>;
