import fc from "fast-check";
import { expect, test } from "vitest";
import { numberSymbols } from "../../../src/core/values/locale.ts";
import { holds } from "../../core/holds.ts";
import { readAmount } from "../../support/plainEditor.ts";
import { fieldOf, press, type TypedField } from "../../support/keystrokes.ts";

/** The digits as a plain text field without a mask would hold them. */
interface Plain {
  readonly digits: string;
  readonly caret: number;
}

const locales = ["en-US", "de-DE", "fr-FR", "en-IN", "de-CH", "ar-EG", "fa-IR", "pt-CV", "es-ES"];

/** A key, or where in the field (of 100 parts) to put the caret or a selection first. */
const keystroke = fc.record({
  key: fc.oneof(fc.constantFrom("Backspace", "Delete"), fc.stringMatching(/^[0-9]{1,6}$/)),
  at: fc.option(fc.tuple(fc.nat(100), fc.nat(100))),
});

/** Digits of some scripts, and all that people write between and beside them. */
const signs = [..."1234567890", ..."１２０٣۴५", ..."...,,,''’ \u00a0\u202f٫٬．，", "000", "€", "-"];

const digitsOf = (text: string): string => text.replace(/\P{Nd}/gu, "");

function place(field: TypedField, at: readonly [number, number] | null): TypedField {
  if (!at) return field;
  const { text } = field.masked;
  const spot = (percent: number): number => Math.round((text.length * percent) / 100);
  const [a, b] = [spot(at[0]), spot(at[1])];
  return { ...field, selection: [Math.min(a, b), Math.max(a, b)] };
}

/** What a plain field does with the same key; a selection of separators alone is no selection there. */
function typedPlainly({ digits, caret }: Plain, end: number, key: string): Plain {
  const [before, after] = [digits.slice(0, caret), digits.slice(end)];
  if (key === "Backspace" && caret === end)
    return { digits: before.slice(0, -1) + after, caret: Math.max(0, caret - 1) };
  if (key === "Delete" && caret === end) return { digits: before + after.slice(1), caret };
  const typed = key === "Backspace" || key === "Delete" ? "" : key;
  return { digits: before + typed + after, caret: caret + typed.length };
}

const somewhere = fc.constantFrom(...locales);

test("the mask changes no digit, no order and no caret position", () => {
  holds(
    fc.property(somewhere, fc.array(keystroke, { maxLength: 30 }), (locale, keystrokes) => {
      let field = fieldOf("|", locale);
      for (const { key, at } of keystrokes) {
        const placed = place(field, at);
        const { text } = placed.masked;
        const [start, end] = placed.selection.map((i) => digitsOf(text.slice(0, i)).length);
        const plain = { digits: digitsOf(text), caret: start ?? 0 };
        const expected = typedPlainly(plain, end ?? 0, key);
        field = press(placed, key, locale);
        const seen = field.masked.text;
        expect(digitsOf(seen)).toBe(expected.digits);
        expect(digitsOf(seen.slice(0, field.masked.caret)).length).toBe(expected.caret);
      }
    }),
  );
});

test("parses a readable text typed key by key like the whole text", () => {
  holds(
    fc.property(
      somewhere,
      fc.array(fc.constantFrom(...signs), { maxLength: 12 }),
      (locale, typed) => {
        const text = typed.join("");
        const expected = readAmount(text, locale, "EUR");
        fc.pre(expected !== null);
        const field = press(fieldOf("|", locale), text, locale);
        expect(field.reading).toBe(`= ${expected}`);
        // What is shown may be read anew, as when a page is restored.
        expect(readAmount(field.masked.text, locale, "EUR")).toBe(expected);
      },
    ),
  );
});

test("groups digits as the locale does", () => {
  holds(
    fc.property(somewhere, fc.stringMatching(/^[1-9][0-9]{0,40}$/), (locale, digits) => {
      const { group, groupInteger } = numberSymbols(locale, "EUR");
      const { masked } = press(fieldOf("|", locale), digits, locale);
      const sizes = (text: string): number[] => text.split(group).map((part) => [...part].length);
      expect(sizes(masked.text)).toEqual(sizes(groupInteger(digits)));
    }),
  );
});
