import { codecFor, type Parameter } from "parameter-form/core";
import { type NumberSymbols, numberSymbols } from "../../src/core/values/locale.ts";
import { afterEvent } from "../../src/react/mask/edits.ts";
import { type MaskedText, createMaskedText } from "../../src/react/mask/moveSeparators.ts";
import { readEdit } from "../../src/react/mask/readEdit.ts";
import { type FieldValue, fieldValueOf, isUnread } from "../../src/core/values/fieldValue.ts";

/** A currency field that groups while it is typed in, without a browser. */
export interface TypedField {
  readonly masked: MaskedText;
  readonly selection: readonly [start: number, end: number];
  /** The value, or why there is none. */
  readonly reading: string;
}

const parameter: Parameter = { name: "a", label: "A", type: "currency", required: false };

/** A locale and, unless they are EUR and two, a currency and the most decimals: `en-US USD 4`. */
function placeOf(where: string) {
  const [locale = "", currency = "EUR", most = "2"] = where.split(" ");
  return { locale, currency, decimals: Number(most) };
}

const symbolsOf = (where: string): NumberSymbols => {
  const { locale, currency } = placeOf(where);
  return numberSymbols(locale, currency);
};

const keys: Readonly<Record<string, readonly [inputType: string, before: number, after: number]>> =
  {
    Backspace: ["deleteContentBackward", 1, 0],
    Delete: ["deleteContentForward", 0, 1],
  };
const whole = /^(?<kind>undo|fill) (?<text>.*)$/u;
const kinds: Readonly<Record<string, string>> = {
  undo: "historyUndo",
  fill: "",
};

/** A field that shows `text`, in which one `|` is the caret and two are the ends of a selection. A space or `'` is the locale's separator of that kind. */
export function fieldOf(text: string, where: string): TypedField {
  const symbols = symbolsOf(where);
  const [before = "", selected = "", after] = text.split("|");
  const parts = after === undefined ? [before, "", selected] : [before, selected, after];
  const bare = parts
    .join("")
    .replace(/[ ']/gu, (c) => (plainMarks(symbols.group) === c ? symbols.group : c));
  const end = after === undefined ? before.length : before.length + selected.length;
  const masked = createMaskedText(bare, symbols);
  return {
    masked,
    selection: [before.length, end],
    reading: readingOf(valueOf(bare, bare, where)),
  };
}

/** Versions of Unicode's locale data differ in which space and which apostrophe they write. */
const plainMarks = (text: string): string => text.replace(/\p{Zs}/gu, " ").replaceAll("’", "'");

/** What stands in a field, its caret as `|`. */
export const shown = ({ masked: { text, caret } }: TypedField): string =>
  plainMarks(`${text.slice(0, caret)}|${text.slice(caret)}`);

/** `Backspace`, `Delete`, `paste …`, or a text that takes the place of the whole (`undo …`, `fill …`); anything else is typed, key by key. */
export function press(field: TypedField, key: string, where: string): TypedField {
  const { kind, text = "" } = whole.exec(key)?.groups ?? {};
  if (kind) return input(field, text, text.length, kinds[kind] ?? "", where);
  if (key.startsWith("paste ")) return insert(field, key.slice(6), "insertFromPaste", where);
  const known = keys[key];
  if (known) return remove(field, known, where);
  return [...key].reduce((now, c) => insert(now, c, "insertText", where), field);
}

function insert(field: TypedField, text: string, inputType: string, where: string): TypedField {
  const [start, end] = field.selection;
  const before = field.masked.text;
  const after = before.slice(0, start) + text + before.slice(end);
  return input(field, after, start + text.length, inputType, where);
}

function remove(
  field: TypedField,
  [inputType, before, after]: readonly [string, number, number],
  where: string,
): TypedField {
  const [start, end] = field.selection;
  const { text } = field.masked;
  const from = start === end ? Math.max(0, start - before) : start;
  const to = start === end ? Math.min(text.length, end + after) : end;
  if (from === to) return { ...field, masked: { ...field.masked, caret: from } };
  return input(field, text.slice(0, from) + text.slice(to), from, inputType, where);
}

function input(
  { masked, selection }: TypedField,
  text: string,
  caret: number,
  inputType: string,
  where: string,
): TypedField {
  const typing = { inputType, data: null, isComposing: false };
  const before = { shown: masked, selected: selection, dragged: null };
  const { raw } = afterEvent(before, text, caret, typing);
  const { value, next } = readEdit(raw, {
    symbols: symbolsOf(where),
    live: true,
    readText: (typed, bare) => valueOf(typed, bare, where),
  });
  return { masked: next, selection: [next.caret, next.caret], reading: readingOf(value) };
}

const valueOf = (typed: string, bare: string, where: string): FieldValue =>
  fieldValueOf(typed, bare, (text) =>
    codecFor(parameter).parse(text, { parameter, ...placeOf(where) }),
  );

function readingOf(value: FieldValue): string {
  if (value === null) return "(empty)";
  return isUnread(value) ? `(${value.reason})` : `= ${value}`;
}

/** What is seen after each key of `start => key => field => key => field …`, written as it was expected. */
export function follow(line: string, where: string): string {
  const [start = "", ...rest] = line.split(" => ");
  let field = fieldOf(start, where);
  const seen = [start];
  for (const [i, step] of rest.entries()) {
    if (i % 2 === 0) field = press(field, step, where);
    const withReading = / (=|\().*$/u.test(step);
    seen.push(i % 2 === 0 ? step : withReading ? `${shown(field)} ${field.reading}` : shown(field));
  }
  return seen.join(" => ");
}
