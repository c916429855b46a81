"use client";
import { Fragment, type ReactNode, useMemo } from "react";
import { onDemand } from "../../core/messages/onDemandMessages.ts";
import type { ResolvedSettings } from "../settings/settings.ts";
import type { Block, Inline, MarkupListItem } from "./blocks.ts";
import { parseSafeHtml } from "./parseSafeHtml.ts";

export interface HtmlTextProps {
  readonly text: string;
  readonly plain: string;
  /** Converts the text; unset if it is HTML. */
  readonly toHtml: ((text: string) => string) | undefined;
  readonly settings: ResolvedSettings;
}

/** Renders HTML, or the plain text if the HTML is nested too deeply to parse. */
export const HtmlText = ({ text, plain, toHtml, settings }: HtmlTextProps): ReactNode =>
  useMemo(() => {
    try {
      return renderBlocks(parseSafeHtml(toHtml ? toHtml(text) : text), settings);
    } catch {
      return plain;
    }
  }, [text, plain, toHtml, settings]);

/** Renders blocks. A single paragraph needs no `<p>`. */
function renderBlocks(blocks: readonly Block[], settings: ResolvedSettings): ReactNode {
  const render = (block: Block, place: number): ReactNode => {
    if (block.tag === "p")
      return blocks.length === 1 ? (
        renderInline(block.children, settings)
      ) : (
        <p key={place}>{renderInline(block.children, settings)}</p>
      );
    if (block.tag === "ul") return <ul key={place}>{renderItems(block.items, settings)}</ul>;
    return (
      <ol key={place} start={block.start}>
        {renderItems(block.items, settings)}
      </ol>
    );
  };
  return blocks.map(render);
}

const renderItems = (items: readonly MarkupListItem[], settings: ResolvedSettings): ReactNode =>
  items.map(({ value, blocks }, place) => (
    <li key={place} value={value}>
      {renderBlocks(blocks, settings)}
    </li>
  ));

function renderInline(line: readonly Inline[], settings: ResolvedSettings): ReactNode {
  return line.map((piece, place) => {
    if (typeof piece === "string") return <Fragment key={place}>{piece}</Fragment>;
    if (piece.tag === "br") return <br key={place} />;
    const inside = renderInline(piece.children, settings);
    if (piece.tag === "a")
      return (
        <a key={place} href={piece.href} target="_blank" rel="noopener noreferrer">
          {inside} <span {...onDemand.t(settings, "newTab")} />
        </a>
      );
    const { tag: Format } = piece;
    return <Format key={place}>{inside}</Format>;
  });
}
