/**
 * English messages of issues by reason. Each message is an instruction without the label. It begins
 * with a small letter, because a list renders it after "label:". A field capitalises it.
 * `{example}` is a value in the notation of the locale.
 */
export const englishIssues = {
  missing: "enter your answer",
  "missing.boolean": "answer yes or no",
  "missing.currency": "enter an amount, such as {example}",
  "missing.number": "enter a whole number, such as {example}",
  "missing.percent": "enter a percentage, such as {example}",
  "missing.select": "choose an option",
  notText: "enter text",
  notBoolean: "answer yes or no",
  notOption: "choose one of the listed options",
  optionDisabled: "choose another option. This one is no longer offered.",
  optionUnavailable: "choose another option. This one is not offered with your other answers.",
  unconfirmed: "check your answer, then select “This is right” or correct it",
  notNumber: "enter a number",
  "notNumber.currency": "enter an amount, such as {example}",
  "notNumber.number": "enter a whole number, such as {example}",
  "notNumber.percent": "enter a percentage, such as {example}",
  ambiguous: "this can be read in more than one way. Write it like {example}.",
  tooManyDecimals: "enter at most two decimals, such as {example}",
  notWhole: "enter a whole number, such as {example}",
  "notWhole.currency": "enter a whole amount, without cents, such as {example}",
  negative: "enter 0 or more",
  "negative.number": "enter 1 or more",
  "negative.number.optional": "enter 1 or more, or leave it empty",
  notPositive: "enter 1 or more",
  "notPositive.optional": "enter 1 or more, or leave it empty",
  tooLarge: "enter 100 or less",
  lineBreaks: "this takes one line, so line breaks became spaces",
  lessThanOne: "this is less than one percent. For 15 percent, enter 15.",
  customError: "check your answer",
} as const satisfies Record<string, string>;

export const englishParts = {
  yes: "Yes",
  no: "No",
  /** One of several allowed values. */
  quoted: "“{value}”",
  /** Issue in a list, away from its field. */
  summaryEntry: "{label}: {message}",
} as const satisfies Record<string, string>;
