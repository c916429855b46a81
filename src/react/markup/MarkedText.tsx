"use client";
import {
  type ComponentType,
  createElement,
  type JSX,
  type ReactNode,
  useSyncExternalStore,
} from "react";
import { type OnDemand, onDemand } from "../support/onDemand.ts";
import type { Markup } from "../settings/markup.ts";
import type { ResolvedSettings } from "../settings/settings.ts";
import { warn } from "../support/warn.ts";
import type { HtmlTextProps } from "./HtmlText.tsx";
import { plainText } from "./plainText.ts";

const html: OnDemand<ComponentType<HtmlTextProps>> = /* @__PURE__ */ onDemand(
  async () => (await import("./HtmlText.tsx")).HtmlText,
);

/** What a text has where there is something to draw. */
const marks = { html: /[<&]/, markdown: /[*_[<&\\`\n]|:\/\/|^\s*[-+#>\d]/ };

/** A text of more characters stands without markup: some take long to read. */
const longest = 10_000;

/** A text in the markup of a form or parameter, to be drawn where paragraphs may stand. */
export function drawText(text: string, markup: Markup, settings: ResolvedSettings): ReactNode {
  const plain = plainText(text, markup);
  if (markup === "text" || text.length > longest || !marks[markup].test(text)) return plain;
  const toHtml = markup === "html" ? undefined : settings.markdown;
  if (markup === "html" || toHtml) return <MarkedText {...{ text, plain, toHtml, settings }} />;
  warn("markdown", {});
  return plain;
}

const none = () => null;

/** Its plain text until what draws markup is loaded, and for good where it cannot be. */
function MarkedText(props: HtmlTextProps): JSX.Element {
  const Drawn = useSyncExternalStore(html.subscribe, html.loaded, none);
  return (
    // Its texts stand beside elements: all of it is replaced when it changes.
    <div key={props.text} className="pf-markup">
      {Drawn ? createElement(Drawn, props) : props.plain}
    </div>
  );
}
