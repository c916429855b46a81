/**
 * Rows whose outcome depends on a real event: a key, the clipboard, an input method, a drop, a command, undo. How a text is read is in
 * `test/core/parameters`, and how it is grouped while it is typed in `test/react/mask/mask.test.ts`.
 *
 * What is done | what `mask="live"` shows while the field has focus | what `mask="blur"` shows then | what is shown when it is left | what is
 * answered, or why it cannot be read, with `!` when the field is flagged by then. `~` where a row is about the other mask, `""` for nothing.
 *
 * `type`, `keys`, `paste`, `compose` (an input method), `soft` (a soft keyboard's text), `drop` at the end (from outside the page) and `exec` (an
 * extension's `execCommand`) are driven; `fill` (autofill) and `replace` (a suggestion) are emulated by value and event. A space stands for any
 * space, an apostrophe for either, because versions of Unicode's locale data differ in which they write.
 */
export const behaviours: Readonly<Record<string, string>> = {
  "en-US currency": String.raw`
    type 12,5 | 12,5 | 12,5 | 12,5 | (ambiguous)!
    paste 12,5 | 12,5 | 12,5 | 12,5 | (ambiguous)!
    drop 12,5 | 12,5 | 12,5 | 12,5 | (ambiguous)!
    compose 12,5 | 12,5 | 12,5 | 12,5 | (ambiguous)!
    type 1,2345 | 12,345 | ~ | 12,345.00 | 12345
    type 1,2345 | ~ | 1,2345 | 1,2345 | (ambiguous)!
    type $1,234.50 | $1,234.50 | $1,234.50 | 1,234.50 | 1234.50
    type \u002042\u0020 | \u002042\u0020 | \u002042\u0020 | 42.00 | 42
    paste 1.234,56 € | 1.234,56 € | 1.234,56 € | 1.234,56 € | (notNumber)!
    paste \t1,234.50\t | \t1,234.50\t | \t1,234.50\t | 1,234.50 | 1234.50
    paste 1,234.50\n | 1,234.50 | 1,234.50 | 1,234.50 | 1234.50
    paste 12.50\n13.75 | 12.50 13.75 | 12.50 13.75 | 12.50 13.75 | (notNumber)!
    paste 12.50\t13.75 | 12.50\t13.75 | 12.50\t13.75 | 12.50\t13.75 | (notNumber)!
    paste \u00a01,234.50\u00a0 | \u00201,234.50\u0020 | \u00201,234.50\u0020 | 1,234.50 | 1234.50
    paste \u200e1,234.50\u200e | \u200e1,234.50\u200e | \u200e1,234.50\u200e | 1,234.50 | 1234.50
    paste 1\u00a0234.50 | 1,234.50 | 1 234.50 | 1,234.50 | 1234.50
    compose １２３４ | １,２３４ | １２３４ | 1,234.00 | 1234
    compose 1234 | 1,234 | 1234 | 1,234.00 | 1234
    compose １２．５ | １２．５ | １２．５ | 12.50 | 12.5
    compose 12，5 | 12，5 | 12，5 | 12，5 | (ambiguous)!
    type 12 > compose 34 | 1,234 | 1234 | 1,234.00 | 1234
    fill 1.234,50 | 1.234,50 | 1.234,50 | 1.234,50 | (notNumber)!
    type 99 > fill 1234567 | 1,234,567 | 1234567 | 1,234,567.00 | 1234567
    type 1234 > fill 12,34 | 12,34 | 12,34 | 12,34 | (ambiguous)!
    type 1234 > keys SelectAll > paste 12,5 | 12,5 | 12,5 | 12,5 | (ambiguous)!
    type 1234 > keys SelectAll > type 5678 | 5,678 | 5678 | 5,678.00 | 5678
    type 1234 > keys SelectAll Delete | "" | "" | "" | null
    type 1234 > keys Home > type - | -1,234 | -1234 | -1,234.00 | -1234
    type 1234 > keys Home > type $ | $1,234 | $1234 | 1,234.00 | 1234
    type 1234 > keys Home Delete | 234 | 234 | 234.00 | 234
    type 1234567 > keys Backspace Backspace | 12,345 | 12345 | 12,345.00 | 12345
    type 1234567 > keys Home ArrowRight ArrowRight Backspace | 234,567 | ~ | 234,567.00 | 234567
    type 1234567 > keys Home ArrowRight ArrowRight Backspace | ~ | 134567 | 134,567.00 | 134567
    type 1234567 > keys Home ArrowRight Delete | 134,567 | 134567 | 134,567.00 | 134567
    type 12.50 > keys Home > paste 3,4 | 3,412.50 | 3,412.50 | 3,412.50 | 3412.50
    type 1234 > paste 1234 | 12,341,234 | 12341234 | 12,341,234.00 | 12341234
    type 1234567 > keys SelectAll Cut Paste | 1,234,567 | 1234567 | 1,234,567.00 | 1234567
    type 1234567 > keys SelectAll Copy End Paste | 12345671,234,567 | ~ | 12345671,234,567 | (ambiguous)!
    type 1234567 > keys SelectAll Copy End Paste | ~ | 12345671234567 | 12,345,671,234,567.00 | 12345671234567
    type 12,5 > keys Backspace Backspace | 12 | 12 | 12.00 | 12
    type 1234x > keys Backspace | 1,234 | 1234 | 1,234.00 | 1234
    type 1,234x > keys Backspace | 1,234 | 1,234 | 1,234.00 | 1234
    type 1234567x > keys Undo | 1,234,567 | ~ | 1,234,567.00 | 1234567
    type 1234567x > keys Undo | ~ | "" | "" | null
    type 12345 > keys Undo | 1,234 | ~ | 1,234.00 | 1234
    type 12345 > keys Undo | ~ | "" | "" | null
    type 12345 > keys Undo Redo | 12,345 | 12345 | 12,345.00 | 12345
    type 1234 > paste 56 > keys Undo | 1,234 | 1234 | 1,234.00 | 1234
    type 12,5 > keys SelectAll > type 12.5 > keys Undo | 12,5 | 12,5 | 12,5 | (ambiguous)!
    type 1234 > drop 99 | 123,499 | 123499 | 123,499.00 | 123499
    type 1234 > drop ,5 | 1234,5 | 1234,5 | 1234,5 | (ambiguous)!
    type 1234 > exec 99 | 123,499 | 123499 | 123,499.00 | 123499
    exec 1,5 | 1,5 | 1,5 | 1,5 | (ambiguous)!
    type 1234 > soft 5 | 12,345 | 12345 | 12,345.00 | 12345
    soft 12,5 | 12,5 | 12,5 | 12,5 | (ambiguous)!
    type 1234 > replace 12,5 | 12,5 | 12,5 | 12,5 | (ambiguous)!
    type 1234 > replace 5678 | 5,678 | 5678 | 5,678.00 | 5678
    type 1000000 > keys Home ArrowRight > type 2 | 12,000,000 | 12000000 | 12,000,000.00 | 12000000
    type 100 > keys Home > type 0 | 0100 | 0100 | 100.00 | 100
    type 10012 > keys Home Delete | 0012 | 0012 | 12.00 | 12
    type 1234.5 > keys Home ArrowRight ArrowRight ArrowRight > type . | 12.34.5 | ~ | 12.34.5 | (notNumber)!
    type 1234.5 > keys Home ArrowRight ArrowRight ArrowRight > type . | ~ | 123.4.5 | 123.4.5 | (notNumber)!
    type \u0020 | \u0020 | \u0020 | "" | null
    compose １２．５ > type 0 | １２．５0 | １２．５0 | 12.50 | 12.50
    paste ＄１，２３４．５０ | ＄１,２３４．５０ | ＄１，２３４．５０ | 1,234.50 | 1234.50
    type 12345678 > keys Home ArrowRight ArrowRight ArrowRight > type 9 | 129,345,678 | ~ | 129,345,678.00 | 129345678
    type 12345678 > keys Home ArrowRight ArrowRight ArrowRight > type 9 | ~ | 123945678 | 123,945,678.00 | 123945678
    type 1234567 > exec 89 > keys Undo | 1,234,567 | ~ | 1,234,567.00 | 1234567
    type 1234567 > exec 89 > keys Undo | ~ | "" | "" | null
    type 1234 > keys Home SelectRight SelectRight SelectRight > type 9 | 934 | ~ | 934.00 | 934
    type 1234 > keys Home SelectRight SelectRight SelectRight > type 9 | ~ | 94 | 94.00 | 94
    type 1234 > keys Home SelectRight SelectRight SelectRight Cut End Paste | 341,2 | ~ | 341,2 | (ambiguous)!
    type 1234 > keys Home SelectRight SelectRight SelectRight Cut End Paste | ~ | 4123 | 4,123.00 | 4123
    paste 1234567 > keys Undo | "" | "" | "" | null
    paste 1234567 > keys Undo Redo | 1,234,567 | 1234567 | 1,234,567.00 | 1234567
    fill 1234567 > keys End Backspace | 123,456 | 123456 | 123,456.00 | 123456
    fill 1,234,567 > keys End Backspace | 123,456 | ~ | 123,456.00 | 123456
    fill 1,234,567 > keys End Backspace | ~ | 1,234,56 | 1,234,56 | (ambiguous)!
    fill 12,34 > keys End > type 5 | 12,345 | 12,345 | 12,345.00 | 12345
    type 1234 > keys SelectAll > compose ９９９９ | ９,９９９ | ９９９９ | 9,999.00 | 9999
    type 12.3 > compose 4 | 12.34 | 12.34 | 12.34 | 12.34
    type 1234 > soft .5 | 1,234.5 | 1234.5 | 1,234.50 | 1234.5
    exec 1234567 | 1,234,567 | 1234567 | 1,234,567.00 | 1234567
    soft １２３４ | １,２３４ | １２３４ | 1,234.00 | 1234
    type 1234567 > keys SelectAll > paste 2026-11-21 | 2026-11-21 | 2026-11-21 | 2026-11-21 | (notNumber)!
    paste 1,0000 | 1,0000 | 1,0000 | 1,0000 | (ambiguous)!
  `,
  "de-DE EUR currency": String.raw`
    type 1234,5 | 1.234,5 | 1234,5 | 1.234,50 | 1234.5
    paste 1 234,50 | 1.234,50 | 1 234,50 | 1.234,50 | 1234.50
    compose １２，５ | １２，５ | １２，５ | 12,50 | 12.5
    type 1234567 > keys Home ArrowRight ArrowRight Backspace | 234.567 | ~ | 234.567,00 | 234567
    type 1234567 > keys Home ArrowRight ArrowRight Backspace | ~ | 134567 | 134.567,00 | 134567
  `,
  "de-CH CHF currency": String.raw`
    type 1’234.50 | 1'234.50 | 1'234.50 | 1'234.50 | 1234.50
  `,
  "fr-FR EUR currency": String.raw`
    type 1 234,5 | 1 234,5 | 1 234,5 | 1 234,50 | 1234.5
    paste 1\u202f234,50 € | 1 234,50 € | 1 234,50 € | 1 234,50 | 1234.50
    type 1234567 > keys End Backspace | 123 456 | 123456 | 123 456,00 | 123456
  `,
  "es-ES EUR currency": String.raw`
    type 1.2345 | 12.345 | ~ | 12.345,00 | 12345
    type 1.2345 | ~ | 1.2345 | 1.2345 | (ambiguous)!
    type 12345 > keys Backspace | 1234 | 1234 | 1234,00 | 1234
  `,
  "sv-SE SEK currency": String.raw`
    type −1234,5 | −1 234,5 | −1234,5 | −1 234,50 | -1234.5
  `,
  "en-IN INR currency": String.raw`
    type 1,234,567 | 12,34,567 | 1,234,567 | 12,34,567.00 | 1234567
  `,
  "ar-EG EGP currency": String.raw`
    type ١٢٣٤٫٥ | ١٬٢٣٤٫٥ | ١٢٣٤٫٥ | ١٬٢٣٤٫٥٠ | 1234.5
  `,
  "ja-JP JPY currency": String.raw`
    compose １２３４ | １,２３４ | １２３４ | 1,234 | 1234
  `,
  "en-US number": String.raw`
    type 12.5 | 12.5 | 12.5 | 12.5 | (notWhole)!
    type 0 | 0 | 0 | 0 | 0!
    paste 1,234 | 1,234 | 1,234 | 1,234 | 1234
    compose １２ | １２ | １２ | 12 | 12
    type 1234 > keys Home ArrowRight ArrowRight Backspace | 234 | ~ | 234 | 234
    type 1234 > keys Home ArrowRight ArrowRight Backspace | ~ | 134 | 134 | 134
    type 1234567 > keys Undo Redo | 1,234,567 | 1234567 | 1,234,567 | 1234567
  `,
  "en-US percent": String.raw`
    type 12.5% | 12.5% | 12.5% | 12.5 | 12.5
    type 100.01 | 100.01 | 100.01 | 100.01 | 100.01!
    compose 50% | 50% | 50% | 50 | 50
    drop 12,5 | 12,5 | 12,5 | 12,5 | (ambiguous)!
    exec 7.5 | 7.5 | 7.5 | 7.5 | 7.5
  `,
  "en-US string": String.raw`
    type \u0020a\u0020b\u0020 | \u0020a b\u0020 | \u0020a b\u0020 | \u0020a b\u0020 | \u0020a b\u0020
    type \u0020\u0020 | \u0020\u0020 | \u0020\u0020 | \u0020\u0020 | \u0020\u0020!
    compose 日本 | 日本 | 日本 | 日本 | 日本
    paste ＡＢＣ\u00a0１２ | ＡＢＣ １２ | ＡＢＣ １２ | ＡＢＣ １２ | ＡＢＣ １２
    fill -0 | -0 | -0 | -0 | -0
    type abc > keys Undo Redo | abc | abc | abc | abc
    drop 1e5 | 1e5 | 1e5 | 1e5 | 1e5
  `,
};
