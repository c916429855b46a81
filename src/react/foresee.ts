import type { Edit } from "./mask.ts";

type Selection = readonly [start: number, end: number];

/** Where an edit puts what: `from` and `to` are what it replaces. */
interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly inserted: string;
}

type Foreseen = (text: string, [start, end]: Selection, event: InputEvent) => Replacement | null;

const remove: Foreseen = (_text, [from, to]) => (from < to ? { from, to, inserted: "" } : null);
const insert = (inserted: string | null | undefined, [from, to]: Selection): Replacement | null =>
  inserted && !/[\r\n]/.test(inserted) ? { from, to, inserted } : null;
const lastLength = (text: string): number => [...text].at(-1)?.length ?? 0;
const firstLength = (text: string): number => String.fromCodePoint(text.codePointAt(0) ?? 0).length;

/** By input type: https://w3c.github.io/input-events/#interface-InputEvent-Attributes */
const edits: Readonly<Record<string, Foreseen>> = {
  insertText: (_text, selected, { data }) => insert(data, selected),
  insertFromPaste: (_text, selected, { data, dataTransfer }) =>
    insert(data ?? dataTransfer?.getData("text/plain"), selected),
  deleteByCut: remove,
  deleteContentBackward: (text, [start, end], event) =>
    remove(text, [start < end ? start : start - lastLength(text.slice(0, start)), end], event),
  deleteContentForward: (text, [start, end], event) =>
    start < end || end < text.length
      ? remove(text, [start, start < end ? end : end + firstLength(text.slice(end))], event)
      : null,
};

/** The text and caret that an edit would leave, as far as the browser tells before it happens; `null` when only the browser knows. */
export function foresee(
  text: string,
  selected: Selection,
  event: InputEvent,
): Pick<Edit, "text" | "caret"> | null {
  const replacement = edits[event.inputType]?.(text, selected, event);
  if (!replacement) return null;
  const { from, to, inserted } = replacement;
  return { text: text.slice(0, from) + inserted + text.slice(to), caret: from + inserted.length };
}
