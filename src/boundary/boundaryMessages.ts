import { defineMessages, type MessageTable } from "../core/messages/defineMessages.ts";

/** English messages of an error boundary. */
export const boundaryMessages = {
  formStopped:
    "Something went wrong, and the form is no longer shown. Nothing that you typed was lost, as long as this page stays open.",
  formStoppedLater:
    "Your answers were received. Something went wrong on this page afterwards. You do not need to send them again.",
  showFormAgain: "Show the form again",
} as const satisfies Record<string, string>;

export const boundaryMessage: MessageTable<keyof typeof boundaryMessages> =
  /* @__PURE__ */ defineMessages(boundaryMessages);
