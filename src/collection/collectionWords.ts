import { defineMessages, type MessageTable } from "../core/messages/defineMessages.ts";
import { longDate, longMoment } from "../core/values/formatDate.ts";
import { sentenceLocale } from "../core/messages/inflection.ts";
import type { Language } from "../core/values/language.ts";

/**
 * What collections say in English beside what forms say. `messages` of a collection replaces any of
 * it by key.
 */
export const collectionWords = {
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
  sentElsewhere: "Submitted earlier or in another tab, so the answers are not shown here",
  notAskedNow: "“{title}” is not submitted, because of your other answers",
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
  roundTitle: "{title}, {number} of {total}",
  addFirst: "Add",
  addAnother: "Add another",
  fillInRound: "Fill in",
  removeRound: "Remove",
  undoRemove: "Undo",
  roundRemoved: "“{title}” was removed",
  roundBack: "“{title}” is back",
  noRounds: "None added",
  roundsFull: "You have added all that you can: {max}",
  roundsMissing: "{title}: add {missing} more",
  roundUnfinished: "“{title}” is not finished",
} as const satisfies Record<string, string>;

/** The key of a sentence or label of a collection. */
export type CollectionWord = keyof typeof collectionWords;

/**
 * The language of a collection: `messages` replaces messages of `collectionWords` and `english` by
 * key, and `locale` is a BCP 47 tag, `en-US` unless given.
 */
export type CollectionLanguage = Language;

const messages: MessageTable<CollectionWord> = /* @__PURE__ */ defineMessages(collectionWords);

/** A label or sentence of a collection. */
export const collectionText: (typeof messages)["text"] = messages.text;

/** The same to spread on its element, with its language when that is known. */
export const collectionSaid: (typeof messages)["words"] = messages.words;

/** Some minutes as the locale writes them: "3 min". */
export const minutesText = (language: Language, minutes: number): string =>
  new Intl.NumberFormat(sentenceLocale(language), { style: "unit", unit: "minute" }).format(
    minutes,
  );

/** A moment as the locale writes it, in the time zone of the device, which is named. */
export const momentText = (language: Language, at: string): string =>
  longMoment(at, sentenceLocale(language));

/** A day, `2026-01-31`, as the locale writes it. */
export const dayText = (language: Language, day: string): string =>
  longDate(day, sentenceLocale(language));
