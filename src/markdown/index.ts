import { Marked } from "marked";

/** An instance of our own: an app may add syntax to its own that forms do not render. */
const marked = new Marked();

/**
 * Returns the HTML of a text in Markdown, in which HTML may stand. Forms render paragraphs, lists,
 * emphasis and links of it. Needs the package `marked`.
 * @throws Error for a text that is nested thousands of times.
 *
 * @example
 * <ParameterForm form={form} markup="markdown" markdown={markdownToHtml} onSubmit={save} />
 */
export const markdownToHtml = (markdown: string): string =>
  marked.parse(markdown, { async: false });
