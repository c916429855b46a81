import { extensionMessage } from "../core/rules/identifier.ts";

/** English messages by reason. */
export const phoneMessages = {
  notPhone: "enter a phone number, such as {example}",
  phoneExtension: extensionMessage,
  phoneCountry: "enter a number from one of these countries: {countries}",
  phoneTooShort: "enter all digits of the number, such as {example}",
  phoneTooLong: "check the number, which has too many digits. It is written like {example}.",
} as const;
