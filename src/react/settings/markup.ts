/** What a text of a definition is written in. */
export type Markup = "text" | "html" | "markdown";
