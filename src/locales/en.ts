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
import { accountNumberMessages, routingNumberMessages } from "../core/rules/bankNumbers.ts";
import { dateMessages } from "../core/rules/parseDate.ts";
import {
  decimalsMessages,
  maxLengthMessages,
  maxMessages,
  minLengthMessages,
} from "../core/rules/limits.ts";
import { einMessages, itinMessages } from "../core/rules/taxNumbers.ts";
import { ssnOrItinMessages } from "../core/rules/ssnOrItin.ts";
import { emailMessages, usPhoneMessages, zipMessages } from "../core/rules/contact.ts";
import { mustBeTrueMessages } from "../core/rules/mustBeTrue.ts";
import { oneOfMessages } from "../core/rules/texts.ts";
import { orTextMessages } from "../core/rules/orText.ts";
import type { DefinedReason } from "../core/rules/registry.ts";
import { ssnMessages } from "../core/rules/ssn.ts";
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

  ...ssnMessages,
  ...itinMessages,
  ...ssnOrItinMessages,
  ...einMessages,
  ...zipMessages,
  ...routingNumberMessages,
  ...accountNumberMessages,
  ...usPhoneMessages,
  ...phoneMessages,
  ...emailMessages,
  ...usStateMessages,
  ...dateMessages,
  ...orTextMessages,
  ...mustBeTrueMessages,
  ...oneOfMessages,
  ...minLengthMessages,
  ...maxLengthMessages,
  ...decimalsMessages,
  ...belowMinMessages,
  ...maxMessages,
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
} as const satisfies Readonly<Record<string, string>> & Readonly<Record<DefinedReason, string>>;

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
