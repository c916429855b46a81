import { boundaryMessages } from "../boundary/boundaryMessages.ts";
import { collectionMessages } from "../collection/collectionMessages.ts";
import { draftMessages } from "../collection/drafts/draftMessages.ts";
import { onDemandMessages } from "../core/messages/onDemandMessages.ts";
import { english } from "../core/messages/english.ts";
import { sendFailureMessages } from "../core/messages/sendFailure.ts";
import { fetchedMessages } from "../core/messages/readFailure.ts";
import { sessionMessages } from "../core/messages/sessionMessages.ts";
import { computedMessages } from "../core/model/checks/runComputations.ts";
import {
  differentInMessages,
  oneOfTheseMessages,
  sameAsMessages,
  sumOfMessages,
  optionsByMessages,
} from "../core/model/checks/checks.ts";
import { belowMinMessages } from "../core/values/issue.ts";
import { accountNumberRefusals, routingNumberRefusals } from "../core/rules/bankNumbers.ts";
import { dateMessages } from "../core/rules/parseDate.ts";
import { decimalsMessages, rangeMessages } from "../core/rules/limits.ts";
import { einRefusals, itinRefusals, ssnOrItinRefusals } from "../core/rules/taxNumbers.ts";
import { emailMessages, usPhoneRefusals, zipRefusals } from "../core/rules/contact.ts";
import { messagesOf } from "../core/rules/identifier.ts";
import { mustBeTrueMessages } from "../core/rules/mustBeTrue.ts";
import { oneOfMessages } from "../core/rules/texts.ts";
import { orTextMessages } from "../core/rules/orText.ts";
import { ssnRefusals } from "../core/rules/ssn.ts";
import { usStateMessages } from "../core/rules/usState.ts";
import { phoneMessages } from "../phone/phoneMessages.ts";
import { listMessages } from "../lists/query/lists/listMessages.ts";

/**
 * All English messages of the library. Only `tooShort` and `tooLong` differ from the code, which
 * formats them differently for one character. A message of an issue follows a label and a colon;
 * without a label, its first letter is capitalized. Copy this table to translate the library.
 * `lang` is the BCP 47 tag of the messages.
 */
export const en = {
  lang: "en",
  ...english,
  ...sendFailureMessages,
  ...fetchedMessages,
  ...onDemandMessages,
  ...sessionMessages,

  ...messagesOf(ssnRefusals),
  ...messagesOf(itinRefusals),
  ...messagesOf(ssnOrItinRefusals),
  ...messagesOf(einRefusals),
  ...messagesOf(zipRefusals),
  ...messagesOf(routingNumberRefusals),
  ...messagesOf(accountNumberRefusals),
  ...messagesOf(usPhoneRefusals),
  ...phoneMessages,
  ...emailMessages,
  ...usStateMessages,
  ...dateMessages,
  ...orTextMessages,
  ...mustBeTrueMessages,
  ...oneOfMessages,
  tooShort: "enter {limit} or more characters",
  tooLong: "enter {limit} or fewer characters",
  ...decimalsMessages,
  ...belowMinMessages,
  ...rangeMessages,
  ...sumOfMessages,
  ...sameAsMessages,
  ...differentInMessages,
  ...oneOfTheseMessages,
  ...computedMessages,
  ...optionsByMessages,

  ...listMessages,
  ...collectionMessages,
  ...draftMessages,
  ...boundaryMessages,
} as const satisfies Readonly<Record<string, string>>;

type English = typeof en;

/** The names of the placeholders in a message. */
type Placeholder<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** A message with all of these placeholders in any order: an intersection of template types. */
type With<Name extends string> = [Name] extends [never]
  ? string
  : (Name extends string ? (sentence: `${string}{${Name}}${string}`) => void : never) extends (
        sentence: infer Sentence,
      ) => void
    ? Sentence
    : never;

/**
 * A complete translation, for every option `messages`. It has each message of `en` with the same
 * placeholders, and messages for the plural categories of the language other than "one" and
 * "other". https://cldr.unicode.org/index/cldr-spec/plural-rules
 */
export type Translation<Category extends "zero" | "two" | "few" | "many" = never> = {
  readonly [K in keyof English]: With<Placeholder<English[K]>>;
} & Readonly<
  Record<`${"results" | "items" | "unanswered"}.${Category}`, `${string}{count}${string}`>
>;
