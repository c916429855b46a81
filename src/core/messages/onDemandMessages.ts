import { defineMessages, type MessageTable } from "./defineMessages.ts";

/** English messages of code that a form loads on demand. */
export const onDemandMessages = {
  confirm: "This is right",
  confirmWith: "This is right: {label}",
  didYouMean: "Did you mean",
  newTab: "(opens in a new tab)",
  options: "Options",
  "results.one": "{count} result",
  "results.other": "{count} results",
  noResults: "Nothing in the list matches",
  formChanged:
    "This form has changed since you opened it. Answers that still fit are kept. Check them and submit again.",
  newQuestion: "New question: {label}",
  goneQuestions: "No longer asked: {labels}",
} as const satisfies Record<string, string>;

export const onDemand: MessageTable<keyof typeof onDemandMessages> =
  /* @__PURE__ */ defineMessages(onDemandMessages);
