"use client";
import { type ReactNode, useMemo } from "react";
import type { ResolvedSettings } from "../settings/settings.ts";
import { drawBlocks } from "./drawBlocks.tsx";
import { parseHtml } from "./parseHtml.ts";

/** A text with markup, where it can be rendered. */
export interface HtmlTextProps {
  readonly text: string;
  /** The text without its markup. */
  readonly plain: string;
  /** Returns the HTML of the text, where it is not HTML. */
  readonly toHtml: ((text: string) => string) | undefined;
  readonly settings: ResolvedSettings;
}

/** Renders a text in HTML; as plain text, where it is nested too deeply to be read. */
export const HtmlText = ({ text, plain, toHtml, settings }: HtmlTextProps): ReactNode =>
  useMemo(() => {
    try {
      return drawBlocks(parseHtml(toHtml ? toHtml(text) : text), settings);
    } catch {
      return plain;
    }
  }, [text, plain, toHtml, settings]);
