"use client";
import { type ReactNode, useMemo } from "react";
import { drawBlocks } from "./drawBlocks.tsx";
import type { DrawnTextProps } from "./drawnText.ts";
import { Marked } from "marked";
import type { Block } from "./blocks.ts";
import { parseHtml } from "./parseHtml.ts";

/** A text in Markdown; as it is, where it is too deep to be read. */
export const MarkdownText = ({ text, settings }: DrawnTextProps): ReactNode =>
  useMemo(() => {
    try {
      return drawBlocks(parseMarkdown(text), settings);
    } catch {
      return text;
    }
  }, [text, settings]);

/** One of our own: an app may teach its own what we do not draw. */
const marked = new Marked();

/** Reads Markdown, in which HTML may stand. Throws for what is nested thousands of times. */
export const parseMarkdown = (markdown: string): readonly Block[] =>
  parseHtml(marked.parse(markdown, { async: false }));
