import { Fragment, type ReactNode } from "react";
import type { ResolvedSettings } from "../settings/settings.ts";
import { words } from "../settings/text.ts";
import type { Block, Inline } from "./blocks.ts";

/** What was read of markup, as elements. One paragraph alone needs none of its own. */
export function drawBlocks(blocks: readonly Block[], settings: ResolvedSettings): ReactNode {
  const draw = (block: Block, place: number): ReactNode => {
    if (block.tag === "p")
      return blocks.length === 1 ? (
        drawLine(block.children, settings)
      ) : (
        <p key={place}>{drawLine(block.children, settings)}</p>
      );
    const { tag: List, items } = block;
    return (
      <List key={place}>
        {items.map((item, at) => (
          <li key={at}>{drawBlocks(item, settings)}</li>
        ))}
      </List>
    );
  };
  return blocks.map(draw);
}

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
