import { defineMessages, type MessageTable } from "./defineMessages.ts";
import { english, type MessageKey } from "./english.ts";

export const formMessages: MessageTable<MessageKey> = /* @__PURE__ */ defineMessages(english);

export const formText: MessageTable<MessageKey>["text"] = formMessages.text;
export const formMessage: MessageTable<MessageKey>["t"] = formMessages.t;
