import { Marked } from "marked";
import type { Block } from "./blocks.ts";
import { parseHtml } from "./parseHtml.ts";

/** One of our own: an app may teach its own what we do not draw. */
const marked = new Marked();

/** Reads Markdown, in which HTML may stand. Throws for what is nested thousands of times. */
export const parseMarkdown = (markdown: string): readonly Block[] =>
  parseHtml(marked.parse(markdown, { async: false }));
