/** The format of a definition's texts. */
export type Markup = "text" | "html" | "markdown";
