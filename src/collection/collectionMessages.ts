import { defineMessages, type MessageTable } from "../core/messages/defineMessages.ts";
import { longDate, longMoment } from "../core/values/formatDate.ts";
import { sentenceLocale } from "../core/messages/inflection.ts";
import type { Language } from "../core/values/language.ts";

/**
 * English messages of collections, in addition to those of forms. `messages` of a collection
 * overrides them by key.
 */
export const collectionMessages = {
  stepOf: "Step {step} of {steps}",
  stepNext: "next: {title}",
  progress: "Progress",
  back: "Back",
  continue: "Continue",
  saveAndReturn: "Save and return",
  tasksHeading: "Forms to fill in",
  tasksDone: "{done} of {total} done",
  taskCompleted: "Done",
  taskInProgress: "In progress",
  taskToDo: "To do",
  taskBlocked: "Needs attention",
  taskAccepted: "Submitted",
  blocking: "Needed first",
  aboutTime: "About {time}",
  toReview: "Check your answers",
  reviewHeading: "Check your answers",
  notAnswered: "Not provided",
  signHeading: "Sign",
  signWhat: "What you sign",
  openToSign: "Read “{title}” (new tab)",
  signName: "Type your full name",
  signFills: "Your name is also your signature in: {titles}",
  signDate: "Date",
  nameMissing: "Type your full name to sign",
  sign: "Sign and submit",
  send: "Submit",
  formNotSubmitted: "“{title}” was not submitted, and nothing was lost. {why}",
  outcomeUnknown:
    "We could not confirm that “{title}” was received. Nothing was lost. Check whether it arrived before you submit it again.",
  acceptedBefore: "“{title}” was submitted before, and is not submitted again",
  sentInOtherTab: "Submitted earlier or in another tab, so the answers are not shown here",
  hiddenNow: "“{title}” is not submitted, because of your other answers",
  receiptHeading: "Your answers were received",
  emptyReceiptHeading: "There was nothing to submit",
  receivedOn: "Received on {date}",
  receivedAt: "Received",
  whatNext: "What happens next",
  signedBy: "Signed by",
  statement: "Statement",
  document: "Document",
  openDocument: "Open the signed document (new tab)",
  exactlySent: "Exactly what was sent",
  nothingSent: "No answers",
  print: "Print",
  download: "Download",
  itemTitle: "{title}, {number} of {total}",
  addFirst: "Add",
  addAnother: "Add another",
  fillInItem: "Fill in",
  removeItem: "Remove",
  undoRemove: "Undo",
  itemRemoved: "“{title}” was removed",
  itemBack: "“{title}” is back",
  noItems: "None added",
  itemsFull: "You have added all that you can: {max}",
  itemsMissing: "{title}: add {missing} more",
  itemUnfinished: "“{title}” is not finished",
} as const satisfies Record<string, string>;

/** Key of a message of a collection. */
export type CollectionMessageKey = keyof typeof collectionMessages;

/**
 * Language of a collection. `messages` overrides messages of `collectionMessages` and `english` by
 * key; `locale` is a BCP 47 tag, `en-US` by default.
 */
export type CollectionLanguage = Language;

const messages: MessageTable<CollectionMessageKey> =
  /* @__PURE__ */ defineMessages(collectionMessages);

/** Returns a message of a collection. */
export const collectionText: (typeof messages)["text"] = messages.text;

/** Returns a message as props for its element, with `lang` if its language is known. */
export const collectionMessage: (typeof messages)["t"] = messages.t;

/** Formats minutes: "3 min". */
export const minutesText = (language: Language, minutes: number): string =>
  new Intl.NumberFormat(sentenceLocale(language), { style: "unit", unit: "minute" }).format(
    minutes,
  );

/** Formats an instant in the device's time zone, with the name of the zone. */
export const momentText = (language: Language, at: string): string =>
  longMoment(at, sentenceLocale(language));

/** Formats a date such as `2026-01-31`. */
export const dayText = (language: Language, day: string): string =>
  longDate(day, sentenceLocale(language));
