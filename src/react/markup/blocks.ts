import { officialLink } from "./httpsLink.ts";

/** What runs in a line. A link has an absolute https address, and no other link inside. */
export type Inline =
  | string
  | { readonly tag: "br" }
  | { readonly tag: "strong" | "em"; readonly children: readonly Inline[] }
  | { readonly tag: "a"; readonly href: string; readonly children: readonly Inline[] };

/** What stands in lines of its own: all that is drawn of markup. */
export type Block =
  | { readonly tag: "p"; readonly children: readonly Inline[] }
  | (List & { readonly items: readonly Item[] });

/** A list, with the number of its first item where that is said. */
export type List =
  | { readonly tag: "ul" }
  | { readonly tag: "ol"; readonly start?: number | undefined };

/** What stands in an item of a list, with its number where that is said. */
export interface Item {
  readonly value?: number | undefined;
  readonly blocks: readonly Block[];
}

/** What a text is while it is open. */
type Format = { readonly tag: "strong" | "em" } | { readonly tag: "a"; readonly href: string };

interface OpenItem extends Item {
  readonly blocks: Block[];
}

type OpenList = List & { readonly items: OpenItem[] };

/** Lists inside lists are drawn to this depth; what is deeper is of the last of them. */
const deepest = 4;

function allowed(format: Format): readonly Format[] {
  if (format.tag !== "a") return [format];
  const href = officialLink(format.href);
  return href === null ? [] : [{ tag: "a", href }];
}

/** Takes a text with its markup piece by piece, in the order in which it is read. */
export interface BlockWriter {
  text(text: string): void;
  lineBreak(): void;
  /** Ends a paragraph. */
  endBlock(): void;
  /** A link of another address than an absolute https URL is none. */
  openFormat(format: Format): void;
  closeFormat(tag: Format["tag"]): void;
  openList(list: List): void;
  closeList(): void;
  openItem(value?: number): void;
  blocks(): readonly Block[];
}

/**
 * Each piece costs the same, and nothing that is written is deeper than a few levels, whatever the
 * text: bold in bold is bold, a link in a link is text of it.
 */
export function writeBlocks(): BlockWriter {
  const root: Block[] = [];
  const lists: OpenList[] = [];
  let deeper = 0;
  let line: Inline[] | null = null;
  let formats: readonly Format[] = [];
  let drawn: { readonly of: Format; readonly children: Inline[] }[] = [];
  const depth = { strong: 0, em: 0, a: 0 };

  /** The item that a block stands in. A list is drawn once it has one. */
  const place = (): Block[] =>
    lists.findLast(({ items }) => items.length > 0)?.items.at(-1)?.blocks ?? root;

  function openItem(value?: number): void {
    endBlock();
    const list = lists.at(-1);
    if (!list) return;
    if (list.items.length === 0) place().push(list);
    list.items.push({ value, blocks: [] });
  }

  function endBlock(): void {
    line = null;
    drawn = [];
  }

  /** Where the next piece of the line stands, inside all that formats it. */
  function ending(): Inline[] {
    if (lists.at(-1)?.items.length === 0) openItem();
    if (!line) place().push({ tag: "p", children: (line = []) });
    const same = formats.findIndex((format, level) => drawn[level]?.of !== format);
    drawn = drawn.slice(0, same < 0 ? formats.length : same);
    let children = drawn.at(-1)?.children ?? line;
    for (const of of formats.slice(drawn.length)) {
      const inside: Inline[] = [];
      children.push({ ...of, children: inside });
      drawn.push({ of, children: inside });
      children = inside;
    }
    return children;
  }

  return {
    text(text) {
      if (line || text.trim()) ending().push(text);
    },
    lineBreak() {
      if (line) ending().push({ tag: "br" });
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
