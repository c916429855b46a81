import { fetchedWords } from "../../core/messages/fetchedWords.ts";
import { type Sentences, sentencesOf } from "./sentences.ts";

/** The labels and sentences of a form that is fetched by its id. */
export const fetched: Sentences<keyof typeof fetchedWords> =
  /* @__PURE__ */ sentencesOf(fetchedWords);
