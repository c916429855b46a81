/** What is told of issues, in English, by reason. `{label}` is the parameter's label, `{example}` a value as the locale writes it. */
export const englishIssues = {
  missing: "Enter {label}",
  "missing.boolean": "Select yes if “{label}” applies, otherwise no",
  "missing.select": "Select an option for {label}",
  notText: "{label} must be text",
  notBoolean: "Select yes or no for {label}",
  notOption: "Select one of the listed options for {label}",
  notNumber: "{label} must be a number",
  "notNumber.currency": "{label} must be an amount, like {example}",
  "notNumber.number": "{label} must be a whole number, like {example}",
  "notNumber.percent": "{label} must be a percentage, like {example}",
  ambiguous: "{label} can be read in more than one way. Write it like {example}",
  tooManyDecimals: "{label} can have at most two decimals, like {example}",
  notWhole: "{label} must be a whole number, like {example}",
  negative: "{label} cannot be below 0",
  "negative.number": "Enter 1 or more for {label}",
  "negative.number.optional": "Enter 1 or more for {label}, or leave it empty",
  notPositive: "Enter 1 or more for {label}",
  "notPositive.optional": "Enter 1 or more for {label}, or leave it empty",
  tooLarge: "{label} must be 100 or less",
  customError: "Check {label}",
} as const satisfies Record<string, string>;

/** Every sentence and label in English; rules bring their own. */
export const english = {
  ...englishIssues,

  yes: "Yes",
  no: "No",
  selectPrompt: "Select",
  optional: "(optional)",
  required: "(required)",
  errorPrefix: "Error:",
  currencyHint: "In {currency}",
  percentHint: "From 0 to 100",
  summaryHeading: "There is a problem",
  summaryMore: "Show {count} more",
  submit: "Submit",
  submitting: "Submitting…",
  submitFailed: "Your answers were not submitted, and nothing was lost. Try again in a moment",
  revised: "Revised {date}",
  officialForm: "Official form",
  definitionError:
    "This form cannot be shown because its description is not complete. Your answers to other forms are not affected. Tell the people who run this site",
  loading: "Loading the form",
  notFound: "There is no form with this address. Check the link, or ask the people who sent it",
  loadFailed: "The form could not be loaded. Check your connection and try again",
  retry: "Try again",
} as const satisfies Record<string, string>;

/** The key of a sentence: an issue's reason, finer with `.type` and `.optional`, or a label's name. */
export type MessageKey = keyof typeof english;

/** One sentence for every key: the shape of a translation. */
export type Messages = Readonly<Record<MessageKey, string>>;

/** Sentences that replace the English ones, by key; the reasons of rules are keys too. */
export type MessageOverrides = Partial<Messages> & {
  readonly [reason: string]: string | undefined;
};
