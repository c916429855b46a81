import type { DocumentText } from "./named.ts";
import { either } from "./shapes/choices.ts";
import { record } from "./shapes/lists.ts";
import { type Shape } from "./shapes/shape.ts";
import { text } from "./shapes/values.ts";

export const textShape: Shape<DocumentText> = /* @__PURE__ */ either(
  text,
  /* @__PURE__ */ record(text, 1),
);

/**
 * A text in a language: that of the whole tag, else of its language alone, else of English, else the
 * first that is there.
 */
export function textIn(given: DocumentText, lang: string): string {
  if (typeof given === "string") return given;
  const tags = [lang, lang.replace(/-.*/s, ""), "en"];
  const tag = tags.find((one) => Object.hasOwn(given, one)) ?? Object.keys(given)[0];
  return (tag !== undefined && given[tag]) || "";
}
