"use client";
import { type ReactNode, useMemo } from "react";
import { drawBlocks } from "./drawBlocks.tsx";
import type { DrawnTextProps } from "./drawnText.ts";
import { parseHtml } from "./parseHtml.ts";

/** A text in HTML. */
export const HtmlText = ({ text, settings }: DrawnTextProps): ReactNode =>
  useMemo(() => drawBlocks(parseHtml(text), settings), [text, settings]);
