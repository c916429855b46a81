"use client";
import { type ReactNode, useMemo } from "react";
import { drawBlocks } from "./drawBlocks.tsx";
import type { DrawnTextProps } from "./drawnText.ts";
import { parseMarkdown } from "./parseMarkdown.ts";

/** A text in Markdown; as it is, where it is too deep to be read. */
export const MarkdownText = ({ text, settings }: DrawnTextProps): ReactNode =>
  useMemo(() => {
    try {
      return drawBlocks(parseMarkdown(text), settings);
    } catch {
      return text;
    }
  }, [text, settings]);
