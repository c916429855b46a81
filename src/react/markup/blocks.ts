import { httpsLink } from "./httpsLink.ts";

/** Inline content. Links have absolute https addresses and are not nested. */
export type Inline =
  | string
  | { readonly tag: "br" }
  | { readonly tag: "strong" | "em"; readonly children: readonly Inline[] }
  | { readonly tag: "a"; readonly href: string; readonly children: readonly Inline[] };

export type Block =
  | { readonly tag: "p"; readonly children: readonly Inline[] }
  | (MarkupList & { readonly items: readonly MarkupListItem[] });

/** A list, with the number of its first item. */
export type MarkupList =
  | { readonly tag: "ul" }
  | { readonly tag: "ol"; readonly start?: number | undefined };

/** A list item, with its number. */
export interface MarkupListItem {
  readonly value?: number | undefined;
  readonly blocks: readonly Block[];
}

type Format = { readonly tag: "strong" | "em" } | { readonly tag: "a"; readonly href: string };

interface OpenItem extends MarkupListItem {
  readonly blocks: Block[];
}

type OpenList = MarkupList & { readonly items: OpenItem[] };

/** Maximum depth of lists. Items of deeper lists are added to a list of this depth. */
const deepest = 4;

function allowed(format: Format): readonly Format[] {
  if (format.tag !== "a") return [format];
  const href = httpsLink(format.href);
  return href === null ? [] : [{ tag: "a", href }];
}

/** Builds blocks from markup in document order. */
export interface BlockWriter {
  text(text: string): void;
  lineBreak(): void;
  endBlock(): void;
  /** Links are ignored unless they are absolute https URLs. */
  openFormat(format: Format): void;
  closeFormat(tag: Format["tag"]): void;
  openList(list: MarkupList): void;
  closeList(): void;
  openItem(value?: number): void;
  blocks(): readonly Block[];
}

/**
 * Creates a writer with constant cost per piece and limited depth: bold in bold is bold, and a link
 * in a link is its text.
 */
export function writeBlocks(): BlockWriter {
  const root: Block[] = [];
  const lists: OpenList[] = [];
  let deeper = 0;
  let line: Inline[] | null = null;
  let formats: readonly Format[] = [];
  let opened: { readonly of: Format; readonly children: Inline[] }[] = [];
  const depth = { strong: 0, em: 0, a: 0 };

  /** Returns the container of a block. Lists are added with their first item. */
  const blockContainer = (): Block[] =>
    lists.findLast(({ items }) => items.length > 0)?.items.at(-1)?.blocks ?? root;

  function openItem(value?: number): void {
    endBlock();
    const list = lists.at(-1);
    if (!list) return;
    if (list.items.length === 0) blockContainer().push(list);
    list.items.push({ value, blocks: [] });
  }

  function endBlock(): void {
    line = null;
    opened = [];
  }

  /** Returns the container of inline content, within the open formats. */
  function inlineContainer(): Inline[] {
    if (lists.at(-1)?.items.length === 0) openItem();
    if (!line) blockContainer().push({ tag: "p", children: (line = []) });
    const same = formats.findIndex((format, level) => opened[level]?.of !== format);
    opened = opened.slice(0, same < 0 ? formats.length : same);
    let children = opened.at(-1)?.children ?? line;
    for (const of of formats.slice(opened.length)) {
      const inside: Inline[] = [];
      children.push({ ...of, children: inside });
      opened.push({ of, children: inside });
      children = inside;
    }
    return children;
  }

  return {
    text(text) {
      if (line || text.trim()) inlineContainer().push(text);
    },
    lineBreak() {
      if (line) inlineContainer().push({ tag: "br" });
    },
    endBlock,
    openFormat(format) {
      if (depth[format.tag]++ === 0) formats = [...formats, ...allowed(format)];
    },
    closeFormat(tag) {
      if (--depth[tag] === 0) formats = formats.filter((format) => format.tag !== tag);
    },
    openList(list) {
      endBlock();
      if (lists.length === deepest) deeper++;
      else lists.push({ ...list, items: [] });
    },
    closeList() {
      endBlock();
      if (deeper > 0) deeper--;
      else lists.pop();
    },
    openItem,
    blocks: () => root,
  };
}
