"use client";
import { Fragment, type ReactNode, useMemo } from "react";
import { words } from "../../core/messages/text.ts";
import type { ResolvedSettings } from "../settings/settings.ts";
import type { Block, Inline, Item } from "./blocks.ts";
import { parseHtml } from "./parseHtml.ts";

export interface HtmlTextProps {
  readonly text: string;
  readonly plain: string;
  /** Unset if the text is HTML. */
  readonly toHtml: ((text: string) => string) | undefined;
  readonly settings: ResolvedSettings;
}

/** Renders HTML, or the plain text if it is nested too deeply to parse. */
export const HtmlText = ({ text, plain, toHtml, settings }: HtmlTextProps): ReactNode =>
  useMemo(() => {
    try {
      return drawBlocks(parseHtml(toHtml ? toHtml(text) : text), settings);
    } catch {
      return plain;
    }
  }, [text, plain, toHtml, settings]);

/** Renders blocks. A single paragraph needs no `<p>`. */
function drawBlocks(blocks: readonly Block[], settings: ResolvedSettings): ReactNode {
  const draw = (block: Block, place: number): ReactNode => {
    if (block.tag === "p")
      return blocks.length === 1 ? (
        drawLine(block.children, settings)
      ) : (
        <p key={place}>{drawLine(block.children, settings)}</p>
      );
    if (block.tag === "ul") return <ul key={place}>{drawItems(block.items, settings)}</ul>;
    return (
      <ol key={place} start={block.start}>
        {drawItems(block.items, settings)}
      </ol>
    );
  };
  return blocks.map(draw);
}

const drawItems = (items: readonly Item[], settings: ResolvedSettings): ReactNode =>
  items.map(({ value, blocks }, place) => (
    <li key={place} value={value}>
      {drawBlocks(blocks, settings)}
    </li>
  ));

function drawLine(line: readonly Inline[], settings: ResolvedSettings): ReactNode {
  return line.map((piece, place) => {
    if (typeof piece === "string") return <Fragment key={place}>{piece}</Fragment>;
    if (piece.tag === "br") return <br key={place} />;
    const inside = drawLine(piece.children, settings);
    if (piece.tag === "a")
      return (
        <a key={place} href={piece.href} target="_blank" rel="noopener noreferrer">
          {inside} <span {...words(settings, "newTab")} />
        </a>
      );
    const { tag: Format } = piece;
    return <Format key={place}>{inside}</Format>;
  });
}
