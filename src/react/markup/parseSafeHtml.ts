import { Parser } from "htmlparser2";
import { type Block, type BlockWriter, writeBlocks } from "./blocks.ts";

type Attributes = Readonly<Record<string, string>>;
type Piece = (writer: BlockWriter, attributes: Attributes) => void;

interface Element {
  readonly open?: Piece;
  readonly close?: (writer: BlockWriter) => void;
}

const format = (tag: "strong" | "em"): Element => ({
  open: (writer) => writer.openFormat({ tag }),
  close: (writer) => writer.closeFormat(tag),
});

const link: Element = {
  open: (writer, { href = "" }) => writer.openFormat({ tag: "a", href }),
  close: (writer) => writer.closeFormat("a"),
};

const integer = /^[+-]?\d+$/;

function numberOf(text = ""): number | undefined {
  const number = Number(text);
  return integer.test(text) && Number.isSafeInteger(number) ? number : undefined;
}

const list = (open: Piece): Element => ({ open, close: (writer) => writer.closeList() });

const endBlock = (writer: BlockWriter): void => writer.endBlock();
const block: Element = { open: endBlock, close: endBlock };

/** Elements that start and end a block. */
const blocks =
  "p div h1 h2 h3 h4 h5 h6 blockquote pre hr table tr dl dt dd section article header footer main aside nav figure figcaption address form fieldset details summary";

/** Handlers by element. Other elements are replaced by their content. */
const elements: ReadonlyMap<string, Element> = new Map<string, Element>([
  ...blocks.split(" ").map((name) => [name, block] as const),
  ["ul", list((writer) => writer.openList({ tag: "ul" }))],
  ["ol", list((writer, { start }) => writer.openList({ tag: "ol", start: numberOf(start) }))],
  ["li", { open: (writer, { value }) => writer.openItem(numberOf(value)), close: endBlock }],
  ["strong", format("strong")],
  ["b", format("strong")],
  ["em", format("em")],
  ["i", format("em")],
  ["a", link],
  ["td", { open: (writer) => writer.text(" ") }],
  ["th", { open: (writer) => writer.text(" ") }],
  ["br", { open: (writer) => writer.lineBreak() }],
  ["img", { open: (writer, { alt = "" }) => writer.text(alt) }],
]);

const unseen: ReadonlySet<string> = new Set(["script", "style", "template", "title"]);

/** Parses HTML into blocks in linear time. */
export function parseSafeHtml(html: string): readonly Block[] {
  const writer = writeBlocks();
  let hidden = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (unseen.has(name)) hidden++;
      if (hidden === 0) elements.get(name)?.open?.(writer, attributes);
    },
    ontext(text) {
      if (hidden === 0) writer.text(text);
    },
    onclosetag(name) {
      if (hidden === 0) elements.get(name)?.close?.(writer);
      if (unseen.has(name)) hidden--;
    },
  });
  parser.end(html);
  return writer.blocks();
}
