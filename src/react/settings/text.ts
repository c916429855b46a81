import { english, type MessageKey } from "../../core/messages/english.ts";
import { type Sentences, sentencesOf } from "./sentences.ts";

const forms: Sentences<MessageKey> = /* @__PURE__ */ sentencesOf(english);

/** A label or sentence in the form's language. */
export const text: Sentences<MessageKey>["text"] = forms.text;

/** A label or sentence to spread on its element. */
export const words: Sentences<MessageKey>["words"] = forms.words;
