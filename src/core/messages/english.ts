import { englishIssues, englishParts } from "./englishIssues.ts";

/** English messages, except those of rules. */
export const english = {
  ...englishIssues,
  ...englishParts,

  loading: "Loading the form",
  selectPrompt: "Select",
  clearAnswer: "Clear answer",
  show: "Show",
  hide: "Hide",
  chooseDate: "Choose a date",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  help: "Help",
  helpWith: "Help with {label}",
  endingIn: "Ending in {digits}",
  change: "Change",
  keepStored: "Keep the one ending in {digits}",
  markOptional: "(optional)",
  markRequired: "(required)",
  errorPrefix: "Error:",
  prefilled: "Filled in {origin}",
  computed: "Worked out from {labels}",
  currencyHint: "In {currency}",
  percentHint: "From 0 to 100",
  summaryHeading: "There is a problem",
  "unanswered.one": "{count} question still needs an answer",
  "unanswered.other": "{count} questions still need an answer",
  summaryMore: "Show {count} more",
  submit: "Submit",
  submitting: "Submitting…",
  submitFailed: "Your answers were not submitted, and nothing was lost. {why}",
  submitUnknown:
    "We could not confirm that your answers were received. Nothing was lost. Check whether they arrived before you submit again.",
  received: "Your answers were received",
  changedSince: "What you changed meanwhile was not sent. Submit again to send it.",
  formOutdated:
    "This form has changed since you opened it. Load this page again to get its questions as they are now.",
  revised: "Revised {date}",
  officialForm: "Official form (opens in a new tab)",
  officialPdf: "Official form (PDF, opens in a new tab)",
  definitionError:
    "This form cannot be shown because its description is not complete. Your answers to other forms are not affected. Tell the people who run this site.",
} as const satisfies Record<string, string>;

/**
 * Key of a message: the reason of an issue, optionally with `.type` and `.optional`, or the name
 * of a label.
 */
export type MessageKey = keyof typeof english;

/** A complete translation. */
export type Messages = Readonly<Record<MessageKey, string>>;

/** Partial translation by key. Reasons of rules are accepted as well. */
export type MessageOverrides = Partial<Messages> & {
  readonly [reason: string]: string | undefined;
};
