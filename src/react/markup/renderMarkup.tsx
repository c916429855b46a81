"use client";
import type { ReactNode } from "react";
import { lazyComponent } from "../support/lazyComponent.ts";
import type { Markup, ResolvedSettings } from "../settings/settings.ts";
import { stripHtml } from "./markup.ts";
import { warn } from "../support/warn.ts";
import type { HtmlTextProps } from "./HtmlText.tsx";

const MarkedText = /* @__PURE__ */ lazyComponent<HtmlTextProps>(
  async () => (await import("./HtmlText.tsx")).HtmlText,
);

const marks = { html: /[<&]/, markdown: /[*_[<&\\`\n]|:\/\/|^\s*[-+#>\d]/ };

/** Maximum length. Longer texts are rendered as plain text, since some are slow to parse. */
const longest = 10_000;

/** Renders a text with markup as flow content. */
export function renderMarkup(text: string, markup: Markup, settings: ResolvedSettings): ReactNode {
  const plain = stripHtml(text, markup);
  if (markup === "text" || text.length > longest || !marks[markup].test(text)) return plain;
  const toHtml = markup === "html" ? undefined : settings.markdown;
  if (markup === "html" || toHtml)
    return (
      // Remounts for another text: page translators replace text nodes, which React then cannot
      // remove.
      <div key={text} className="pf-markup">
        <MarkedText {...{ text, plain, toHtml, settings }} />
      </div>
    );
  warn("markdown", {});
  return plain;
}
