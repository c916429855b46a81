import { Marked } from "marked";

/** A separate instance: an app may extend the global one with syntax that forms do not render. */
const marked = new Marked();

/**
 * Converts Markdown, which may contain HTML, to HTML. Forms render only paragraphs, lists, emphasis
 * and links. Requires the package `marked`.
 * @throws Error for thousands of nested levels
 *
 * @example
 * <ParameterForm form={form} markup="markdown" markdown={markdownToHtml} onSubmit={save} />
 */
export const markdownToHtml = (markdown: string): string =>
  marked.parse(markdown, { async: false });
