"use client";
import { type JSX, type ReactNode, useMemo, useSyncExternalStore } from "react";
import { type OnDemand, onDemand } from "../onDemand.ts";
import type { Markup } from "../settings/markup.ts";
import type { ResolvedSettings } from "../settings/settings.ts";
import type { Block } from "./blocks.ts";
import { drawBlocks } from "./drawBlocks.tsx";
import { plainText } from "./plainText.ts";

type Parse = (text: string) => readonly Block[];

interface Reader {
  /** What a text has where there is something to draw. */
  readonly marks: RegExp;
  readonly parser: OnDemand<Parse>;
}

const readers: Readonly<Record<Exclude<Markup, "text">, Reader>> = {
  html: {
    marks: /[<&]/,
    parser: /* @__PURE__ */ onDemand(async () => (await import("./parseHtml.ts")).parseHtml),
  },
  markdown: {
    marks: /[*_[<&\\`\n]|:\/\/|^\s*[-+#>\d]/,
    parser: /* @__PURE__ */ onDemand(
      async () => (await import("./parseMarkdown.ts")).parseMarkdown,
    ),
  },
};

/** A text of more characters stands without markup: some take long to read. */
const longest = 10_000;

/** A text in the markup of a form or parameter, to be drawn where paragraphs may stand. */
export function drawText(text: string, markup: Markup, settings: ResolvedSettings): ReactNode {
  if (markup === "text") return text;
  const { marks, parser } = readers[markup];
  return text.length <= longest && marks.test(text) ? (
    <MarkedText text={text} plain={plainText(text, markup)} {...{ parser, settings }} />
  ) : (
    plainText(text, markup)
  );
}

interface MarkedTextProps {
  readonly text: string;
  readonly plain: string;
  readonly parser: OnDemand<Parse>;
  readonly settings: ResolvedSettings;
}

/** Its plain text until what reads markup is loaded, and for good where it cannot be. */
function MarkedText({ text, plain, parser, settings }: MarkedTextProps): JSX.Element {
  const parse = useSyncExternalStore(parser.subscribe, parser.loaded, none);
  const blocks = useMemo(() => parse && readable(parse, text), [parse, text]);
  return <div className="pf-markup">{blocks ? drawBlocks(blocks, settings) : plain}</div>;
}

const none = () => null;

function readable(parse: Parse, text: string): readonly Block[] | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}
