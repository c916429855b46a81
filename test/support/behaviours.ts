/**
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
    fill 12,5 | 12,5 | 12,5 | 12,5 | (ambiguous)!
    drop 12,5 | 12,5 | 12,5 | 12,5 | (ambiguous)!
    compose 12,5 | 12,5 | 12,5 | 12,5 | (ambiguous)!
    type 1,23 | 1,23 | 1,23 | 1,23 | (ambiguous)!
    type 1,2345 | 12,345 | ~ | 12,345.00 | 12345
    type 1,2345 | ~ | 1,2345 | 1,2345 | (ambiguous)!
    type 12,34,567 | 12,34,567 | 12,34,567 | 12,34,567 | (ambiguous)!
    type 1,234,56 | 1,234,56 | 1,234,56 | 1,234,56 | (ambiguous)!
    type 0,5 | 0,5 | 0,5 | 0,5 | (ambiguous)!
    type 0,123 | 0,123 | 0,123 | 0,123 | (ambiguous)!
    type 1.234 | 1.234 | 1.234 | 1.234 | (tooManyDecimals)!
    type 1.2.3 | 1.2.3 | 1.2.3 | 1.2.3 | (notNumber)!
    type 1..5 | 1..5 | 1..5 | 1..5 | (notNumber)!
    type 12.345 | 12.345 | 12.345 | 12.345 | (tooManyDecimals)!
    type 12.3400 | 12.3400 | 12.3400 | 12.3400 | (tooManyDecimals)!
    type 1e5 | 1e5 | 1e5 | 1e5 | (notNumber)!
    type 1E+5 | 1E+5 | 1E+5 | 1E+5 | (notNumber)!
    type 0x1F | 0x1F | 0x1F | 0x1F | (notNumber)!
    type Infinity | Infinity | Infinity | Infinity | (notNumber)!
    type NaN | NaN | NaN | NaN | (notNumber)!
    type 12k | 12k | 12k | 12k | (notNumber)!
    type ten dollars | ten dollars | ten dollars | ten dollars | (notNumber)!
    type 1/2 | 1/2 | 1/2 | 1/2 | (notNumber)!
    type 50% | 50% | 50% | 50% | (notNumber)!
    type 5+5 | 5+5 | 5+5 | 5+5 | (notNumber)!
    type 5-3 | 5-3 | 5-3 | 5-3 | (notNumber)!
    type 12- | 12- | 12- | -12.00 | -12
    type --5 | --5 | --5 | --5 | (notNumber)!
    type -5 | -5 | -5 | -5.00 | -5
    type −5 | −5 | −5 | -5.00 | -5
    type +5 | +5 | +5 | 5.00 | 5
    type (5.00) | (5.00) | (5.00) | -5.00 | -5.00
    type ($1,234.50) | ($1,234.50) | ($1,234.50) | -1,234.50 | -1234.50
    type -$5 | -$5 | -$5 | -5.00 | -5
    type $-5 | $-5 | $-5 | -5.00 | -5
    type -0 | -0 | -0 | 0.00 | 0
    type 0 | 0 | 0 | 0.00 | 0
    type 00 | 00 | 00 | 0.00 | 0
    type 007 | 007 | 007 | 7.00 | 7
    type 0.10 | 0.10 | 0.10 | 0.10 | 0.10
    type .5 | .5 | .5 | 0.50 | 0.5
    type 5. | 5. | 5. | 5.00 | 5
    type . | . | . | . | (notNumber)!
    type - | - | - | - | (notNumber)!
    type $ | $ | $ | $ | (notNumber)!
    type $1,234.50 | $1,234.50 | $1,234.50 | 1,234.50 | 1234.50
    type $ 1234.5 | $ 1,234.5 | $ 1234.5 | 1,234.50 | 1234.5
    type 1234.5$ | 1,234.5$ | 1234.5$ | 1,234.50 | 1234.5
    type USD 1234 | USD 1,234 | USD 1234 | 1,234.00 | 1234
    type usd1234 | usd1,234 | usd1234 | 1,234.00 | 1234
    type €5 | €5 | €5 | €5 | (notNumber)!
    type ¥500 | ¥500 | ¥500 | ¥500 | (notNumber)!
    type $$5 | $$5 | $$5 | $$5 | (notNumber)!
    type 1 234 | 1 234 | 1 234 | 1 234 | (ambiguous)!
    type 1'234 | 1'234 | 1'234 | 1'234 | (ambiguous)!
    type 1_000 | 1_000 | 1_000 | 1_000 | (notNumber)!
    type \u002042\u0020 | \u002042\u0020 | \u002042\u0020 | 42.00 | 42
    paste 12.50 13.75 | 12.50 13.75 | 12.50 13.75 | 12.50 13.75 | (notNumber)!
    paste 2026-11-21 | 2026-11-21 | 2026-11-21 | 2026-11-21 | (notNumber)!
    paste 1.234,56 € | 1.234,56 € | 1.234,56 € | 1.234,56 € | (notNumber)!
    paste 1,234.50 | 1,234.50 | 1,234.50 | 1,234.50 | 1234.50
    paste \t1,234.50\t | \t1,234.50\t | \t1,234.50\t | 1,234.50 | 1234.50
    paste 1,234.50\n | 1,234.50 | 1,234.50 | 1,234.50 | 1234.50
    paste 12.50\n13.75 | 12.50 13.75 | 12.50 13.75 | 12.50 13.75 | (notNumber)!
    paste 12.50\t13.75 | 12.50\t13.75 | 12.50\t13.75 | 12.50\t13.75 | (notNumber)!
    paste \u00a01,234.50\u00a0 | \u00201,234.50\u0020 | \u00201,234.50\u0020 | 1,234.50 | 1234.50
    paste \u200e1,234.50\u200e | \u200e1,234.50\u200e | \u200e1,234.50\u200e | 1,234.50 | 1234.50
    type 1234٫5 | 1,234٫5 | 1234٫5 | 1,234.50 | 1234.5
    type 1٬234 | 1,234 | 1٬234 | 1,234.00 | 1234
    type $(1234.5) | $(1,234.5) | $(1234.5) | -1,234.50 | -1234.5
    type 1234.5- | 1,234.5- | 1234.5- | -1,234.50 | -1234.5
    type $5 USD | $5 USD | $5 USD | 5.00 | 5
    type 1 500.00 | 1,500.00 | 1 500.00 | 1,500.00 | 1500.00
    paste 1\u00a0234.50 | 1,234.50 | 1 234.50 | 1,234.50 | 1234.50
    paste 1,234.50 USD | 1,234.50 USD | 1,234.50 USD | 1,234.50 | 1234.50
    paste US$1,234.50 | US$1,234.50 | US$1,234.50 | 1,234.50 | 1234.50
    paste Total: 1,234.50 | Total: 1,234.50 | Total: 1,234.50 | Total: 1,234.50 | (notNumber)!
    paste 1,234.50 per year | 1,234.50 per year | 1,234.50 per year | 1,234.50 per year | (notNumber)!
    paste 123-45-6789 | 123-45-6789 | 123-45-6789 | 123-45-6789 | (notNumber)!
    paste (555) 123-4567 | (555) 123-4567 | (555) 123-4567 | (555) 123-4567 | (notNumber)!
    paste 1,234,567,890,123,456,789,012,345,678.90 | 1,234,567,890,123,456,789,012,345,678.90 | 1,234,567,890,123,456,789,012,345,678.90 | 1,234,567,890,123,456,789,012,345,678.90 | 1234567890123456789012345678.90
    type 123456789012345678901234567890 | 123,456,789,012,345,678,901,234,567,890 | 123456789012345678901234567890 | 123,456,789,012,345,678,901,234,567,890.00 | 123456789012345678901234567890
    type 0.1234567890123456789012345678 | 0.1234567890123456789012345678 | 0.1234567890123456789012345678 | 0.1234567890123456789012345678 | (tooManyDecimals)!
    type １２３４ | １,２３４ | １２３４ | 1,234.00 | 1234
    type ١٢٣٤ | ١,٢٣٤ | ١٢٣٤ | 1,234.00 | 1234
    type ۱۲۳۴ | ۱,۲۳۴ | ۱۲۳۴ | 1,234.00 | 1234
    type १२३४ | १,२३४ | १२३४ | 1,234.00 | 1234
    type 一二三 | 一二三 | 一二三 | 一二三 | (notNumber)!
    type ①② | ①② | ①② | ①② | (notNumber)!
    type ² | ² | ² | ² | (notNumber)!
    type ½ | ½ | ½ | ½ | (notNumber)!
    compose １２３４ | １,２３４ | １２３４ | 1,234.00 | 1234
    compose 1234 | 1,234 | 1234 | 1,234.00 | 1234
    compose １２．５ | １２．５ | １２．５ | 12.50 | 12.5
    compose 12，5 | 12，5 | 12，5 | 12，5 | (ambiguous)!
    type 12 > compose 34 | 1,234 | 1234 | 1,234.00 | 1234
    fill 1234.5 | 1,234.5 | 1234.5 | 1,234.50 | 1234.5
    fill $1,234.50 | $1,234.50 | $1,234.50 | 1,234.50 | 1234.50
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
    type 1234 > type .5 | 1,234.5 | 1234.5 | 1,234.50 | 1234.5
    type 1234 > type ,567 | 1234,567 | 1234,567 | 1234,567 | (ambiguous)!
    type 1234 > type ,5 | 1234,5 | 1234,5 | 1234,5 | (ambiguous)!
    type 12.50 > keys Home > paste 3,4 | 3,412.50 | 3,412.50 | 3,412.50 | 3412.50
    type 1234 > paste 1234 | 12,341,234 | 12341234 | 12,341,234.00 | 12341234
    type 1234567 > keys SelectAll Cut Paste | 1,234,567 | 1234567 | 1,234,567.00 | 1234567
    type 1234567 > keys SelectAll Copy End Paste | 12345671,234,567 | ~ | 12345671,234,567 | (ambiguous)!
    type 1234567 > keys SelectAll Copy End Paste | ~ | 12345671234567 | 12,345,671,234,567.00 | 12345671234567
    type 12,5 > keys Backspace Backspace | 12 | 12 | 12.00 | 12
    type 12,5 > type 00 | 12,500 | 12,500 | 12,500.00 | 12500
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
    type １２．５ | １２．５ | １２．５ | 12.50 | 12.5
    type ４，２６０．５０ | ４,２６０．５０ | ４，２６０．５０ | 4,260.50 | 4260.50
    paste ＄１，２３４．５０ | ＄１,２３４．５０ | ＄１，２３４．５０ | 1,234.50 | 1234.50
    type 1,234,567.89 | 1,234,567.89 | 1,234,567.89 | 1,234,567.89 | 1234567.89
    type 12345678 > keys Home ArrowRight ArrowRight ArrowRight > type 9 | 129,345,678 | ~ | 129,345,678.00 | 129345678
    type 12345678 > keys Home ArrowRight ArrowRight ArrowRight > type 9 | ~ | 123945678 | 123,945,678.00 | 123945678
    type 1234567 > drop .5 > keys Undo | 1,234,567 | 1234567 | 1,234,567.00 | 1234567
    type 1234567 > exec 89 > keys Undo | 1,234,567 | ~ | 1,234,567.00 | 1234567
    type 1234567 > exec 89 > keys Undo | ~ | "" | "" | null
    type 1234 > keys Home SelectRight SelectRight SelectRight > type 9 | 934 | ~ | 934.00 | 934
    type 1234 > keys Home SelectRight SelectRight SelectRight > type 9 | ~ | 94 | 94.00 | 94
    type 1234 > keys Home SelectRight SelectRight SelectRight Cut End Paste | 341,2 | ~ | 341,2 | (ambiguous)!
    type 1234 > keys Home SelectRight SelectRight SelectRight Cut End Paste | ~ | 4123 | 4,123.00 | 4123
    type 1234567 > keys Undo Undo Redo Redo | 1,234,567 | 1234567 | 1,234,567.00 | 1234567
    paste 1234567 > keys Undo | "" | "" | "" | null
    paste 1234567 > keys Undo Redo | 1,234,567 | 1234567 | 1,234,567.00 | 1234567
    fill 1234567 > keys End Backspace | 123,456 | 123456 | 123,456.00 | 123456
    fill 1,234,567 > keys End Backspace | 123,456 | ~ | 123,456.00 | 123456
    fill 1,234,567 > keys End Backspace | ~ | 1,234,56 | 1,234,56 | (ambiguous)!
    fill 12,34 > keys End > type 5 | 12,345 | 12,345 | 12,345.00 | 12345
    type 1234 > keys SelectAll > compose ９９９９ | ９,９９９ | ９９９９ | 9,999.00 | 9999
    type 12.3 > compose 4 | 12.34 | 12.34 | 12.34 | 12.34
    type 1234 > soft .5 | 1,234.5 | 1234.5 | 1,234.50 | 1234.5
    type 1234 > replace 1,5 | 1,5 | 1,5 | 1,5 | (ambiguous)!
    exec 1234567 | 1,234,567 | 1234567 | 1,234,567.00 | 1234567
    exec 1e5 | 1e5 | 1e5 | 1e5 | (notNumber)!
    drop $1,234.50 | $1,234.50 | $1,234.50 | 1,234.50 | 1234.50
    drop 12.50 13.75 | 12.50 13.75 | 12.50 13.75 | 12.50 13.75 | (notNumber)!
    drop 2026-11-21 | 2026-11-21 | 2026-11-21 | 2026-11-21 | (notNumber)!
    fill 1e5 | 1e5 | 1e5 | 1e5 | (notNumber)!
    fill 12.345 | 12.345 | 12.345 | 12.345 | (tooManyDecimals)!
    fill (5.00) | (5.00) | (5.00) | -5.00 | -5.00
    compose 1e5 | 1e5 | 1e5 | 1e5 | (notNumber)!
    compose 12.345 | 12.345 | 12.345 | 12.345 | (tooManyDecimals)!
    soft １２３４ | １,２３４ | １２３４ | 1,234.00 | 1234
    type 1234567 > keys SelectAll > paste 2026-11-21 | 2026-11-21 | 2026-11-21 | 2026-11-21 | (notNumber)!
    type 1,000,000 | 1,000,000 | 1,000,000 | 1,000,000.00 | 1000000
    type 10,00 | 10,00 | 10,00 | 10,00 | (ambiguous)!
    type 1,0000 | 10,000 | ~ | 10,000.00 | 10000
    type 1,0000 | ~ | 1,0000 | 1,0000 | (ambiguous)!
    paste 1,0000 | 1,0000 | 1,0000 | 1,0000 | (ambiguous)!
  `,
  "en-US EUR currency": String.raw`
    type €5 | €5 | €5 | 5.00 | 5
    type $5 | $5 | $5 | $5 | (notNumber)!
    type 5 EUR | 5 EUR | 5 EUR | 5.00 | 5
  `,
  "en-US JPY currency": String.raw`
    type ¥1,234 | ¥1,234 | ¥1,234 | 1,234 | 1234
    type 12.5 | 12.5 | 12.5 | 12.5 | 12.5
  `,
  "en-GB GBP currency": String.raw`
    type £1,234.50 | £1,234.50 | £1,234.50 | 1,234.50 | 1234.50
    type 1.234,50 | 1.234,50 | 1.234,50 | 1.234,50 | (notNumber)!
  `,
  "de-DE EUR currency": String.raw`
    type 1234,5 | 1.234,5 | 1234,5 | 1.234,50 | 1234.5
    type 1234.5 | 1234.5 | 1234.5 | 1234.5 | (ambiguous)!
    type 12.5 | 12.5 | 12.5 | 12.5 | (ambiguous)!
    type 1.234 | 1.234 | 1.234 | 1.234,00 | 1234
    type 1.234,56 € | 1.234,56 € | 1.234,56 € | 1.234,56 | 1234.56
    paste 1,234.56 | 1,234.56 | 1,234.56 | 1,234.56 | (notNumber)!
    paste 4,260 | 4,260 | 4,260 | 4,260 | (tooManyDecimals)!
    type 4.260 | 4.260 | 4.260 | 4.260,00 | 4260
    type 1.2.3 | 1.2.3 | 1.2.3 | 1.2.3 | (ambiguous)!
    type 1234567,89 | 1.234.567,89 | 1234567,89 | 1.234.567,89 | 1234567.89
    type 1234 > type ,5 | 1.234,5 | 1234,5 | 1.234,50 | 1234.5
    type 1234 > type .5 | 1234.5 | 1234.5 | 1234.5 | (ambiguous)!
    fill 1.234,50 | 1.234,50 | 1.234,50 | 1.234,50 | 1234.50
    fill 1,234.50 | 1,234.50 | 1,234.50 | 1,234.50 | (notNumber)!
    paste 1 234,50 | 1.234,50 | 1 234,50 | 1.234,50 | 1234.50
    type 12,345 | 12,345 | 12,345 | 12,345 | (tooManyDecimals)!
    type 1.234.567,50 | 1.234.567,50 | 1.234.567,50 | 1.234.567,50 | 1234567.50
    type 1,5 | 1,5 | 1,5 | 1,50 | 1.5
    paste $1,234.50 | $1,234.50 | $1,234.50 | $1,234.50 | (notNumber)!
    compose １２，５ | １２，５ | １２，５ | 12,50 | 12.5
    type 1234567 > keys Home ArrowRight ArrowRight Backspace | 234.567 | ~ | 234.567,00 | 234567
    type 1234567 > keys Home ArrowRight ArrowRight Backspace | ~ | 134567 | 134.567,00 | 134567
  `,
  "de-CH CHF currency": String.raw`
    type 1234.5 | 1'234.5 | 1234.5 | 1'234.50 | 1234.5
    type 1'234.50 | 1'234.50 | 1'234.50 | 1'234.50 | 1234.50
    type 1’234.50 | 1'234.50 | 1'234.50 | 1'234.50 | 1234.50
    type 1,234 | 1,234 | 1,234 | 1,234 | (ambiguous)!
    paste 1.234,50 | 1.234,50 | 1.234,50 | 1.234,50 | (notNumber)!
  `,
  "de-AT EUR currency": String.raw`
    type 1234,5 | 1.234,5 | 1234,5 | 1.234,50 | 1234.5
    type 1.234,5 | 1.234,5 | 1.234,5 | 1.234,50 | 1234.5
  `,
  "fr-FR EUR currency": String.raw`
    type 1234567,8 | 1 234 567,8 | 1234567,8 | 1 234 567,80 | 1234567.8
    type 1 234,5 | 1 234,5 | 1 234,5 | 1 234,50 | 1234.5
    paste 1\u202f234,50 € | 1 234,50 € | 1 234,50 € | 1 234,50 | 1234.50
    paste 1\u00a0234,50 | 1 234,50 | 1 234,50 | 1 234,50 | 1234.50
    type 1234.5 | 1234.5 | 1234.5 | 1234.5 | (ambiguous)!
    type 1.234 | 1.234 | 1.234 | 1.234 | (ambiguous)!
    type 1 23 | 1 23 | 1 23 | 1 23 | (ambiguous)!
    type 1234567 > keys End Backspace | 123 456 | 123456 | 123 456,00 | 123456
    type 12.5 | 12.5 | 12.5 | 12.5 | (ambiguous)!
    fill 1 234 567,50 | 1 234 567,50 | 1 234 567,50 | 1 234 567,50 | 1234567.50
  `,
  "fr-CA CAD currency": String.raw`
    type 1234,5 | 1 234,5 | 1234,5 | 1 234,50 | 1234.5
  `,
  "es-ES EUR currency": String.raw`
    type 1234,5 | 1234,5 | 1234,5 | 1234,50 | 1234.5
    type 12345,5 | 12.345,5 | 12345,5 | 12.345,50 | 12345.5
    type 1.234 | 1.234 | 1.234 | 1234,00 | 1234
    type 1.234.567 | 1.234.567 | 1.234.567 | 1.234.567,00 | 1234567
    type 1.2345 | 12.345 | ~ | 12.345,00 | 12345
    type 1.2345 | ~ | 1.2345 | 1.2345 | (ambiguous)!
    type 12345 > keys Backspace | 1234 | 1234 | 1234,00 | 1234
    type 1.234 > type ,5 | 1.234,5 | 1.234,5 | 1234,50 | 1234.5
    paste 1.234,50 | 1.234,50 | 1.234,50 | 1234,50 | 1234.50
  `,
  "pt-BR BRL currency": String.raw`
    type R$ 1.234,56 | R$ 1.234,56 | R$ 1.234,56 | 1.234,56 | 1234.56
    paste 1,234.56 | 1,234.56 | 1,234.56 | 1,234.56 | (notNumber)!
  `,
  "pl-PL PLN currency": String.raw`
    type 12345,6 | 12 345,6 | 12345,6 | 12 345,60 | 12345.6
    type 1 234,50 | 1 234,50 | 1 234,50 | 1234,50 | 1234.50
  `,
  "sv-SE SEK currency": String.raw`
    type −1234,5 | −1 234,5 | −1234,5 | −1 234,50 | -1234.5
    type -1234,5 | -1 234,5 | -1234,5 | −1 234,50 | -1234.5
  `,
  "en-IN INR currency": String.raw`
    type 1234567 | 12,34,567 | 1234567 | 12,34,567.00 | 1234567
    type 12,34,567.50 | 12,34,567.50 | 12,34,567.50 | 12,34,567.50 | 1234567.50
    type 1,234,567 | 12,34,567 | 1,234,567 | 12,34,567.00 | 1234567
    type 1,23 | 1,23 | 1,23 | 1,23 | (ambiguous)!
  `,
  "ar-EG EGP currency": String.raw`
    type ١٢٣٤٫٥ | ١٬٢٣٤٫٥ | ١٢٣٤٫٥ | ١٬٢٣٤٫٥٠ | 1234.5
    type 1234.5 | 1234.5 | 1234.5 | 1234.5 | (ambiguous)!
    type ١٬٢٣٤ | ١٬٢٣٤ | ١٬٢٣٤ | ١٬٢٣٤٫٠٠ | 1234
    paste 1,234.50 | 1,234.50 | 1,234.50 | 1,234.50 | (notNumber)!
  `,
  "fa-IR IRR currency": String.raw`
    type ۱۲۳۴ | ۱٬۲۳۴ | ۱۲۳۴ | ۱٬۲۳۴ | 1234
  `,
  "he-IL ILS currency": String.raw`
    type 1234.5 | 1,234.5 | 1234.5 | 1,234.50 | 1234.5
  `,
  "ja-JP JPY currency": String.raw`
    compose １２３４ | １,２３４ | １２３４ | 1,234 | 1234
    type ￥1,234 | ￥1,234 | ￥1,234 | 1,234 | 1234
  `,
  "th-TH THB currency": String.raw`
    type ๑๒๓๔ | ๑,๒๓๔ | ๑๒๓๔ | 1,234.00 | 1234
  `,
  "bn-BD BDT currency": String.raw`
    type ১২৩৪৫৬৭ | ১২,৩৪,৫৬৭ | ১২৩৪৫৬৭ | ১২,৩৪,৫৬৭.০০ | 1234567
  `,
  "en-US number": String.raw`
    type 1234 | 1,234 | 1234 | 1,234 | 1234
    type 1234567 | 1,234,567 | 1234567 | 1,234,567 | 1234567
    type 12.5 | 12.5 | 12.5 | 12.5 | (notWhole)!
    type 12.0 | 12.0 | 12.0 | 12.0 | (notWhole)!
    type 12. | 12. | 12. | 12 | 12
    type 1,5 | 1,5 | 1,5 | 1,5 | (ambiguous)!
    type -5 | -5 | -5 | -5 | (negative)!
    type 0 | 0 | 0 | 0 | 0!
    type 007 | 007 | 007 | 7 | 7
    type 1e3 | 1e3 | 1e3 | 1e3 | (notNumber)!
    type 3 children | 3 children | 3 children | 3 children | (notNumber)!
    paste 1,234 | 1,234 | 1,234 | 1,234 | 1234
    compose １２ | １２ | １２ | 12 | 12
    type $5 | $5 | $5 | $5 | (notNumber)!
    fill 12,34 | 12,34 | 12,34 | 12,34 | (ambiguous)!
    type 1234 > keys Home ArrowRight ArrowRight Backspace | 234 | ~ | 234 | 234
    type 1234 > keys Home ArrowRight ArrowRight Backspace | ~ | 134 | 134 | 134
    type 1234567890123456789012345678901234567890 | 1,234,567,890,123,456,789,012,345,678,901,234,567,890 | 1234567890123456789012345678901234567890 | 1,234,567,890,123,456,789,012,345,678,901,234,567,890 | 1234567890123456789012345678901234567890
    type 12,345 | 12,345 | 12,345 | 12,345 | 12345
    paste 1234567 | 1,234,567 | 1234567 | 1,234,567 | 1234567
    type 1234567 > keys Undo Redo | 1,234,567 | 1234567 | 1,234,567 | 1234567
  `,
  "de-DE EUR number": String.raw`
    type 1.234 | 1.234 | 1.234 | 1.234 | 1234
    type 1,234 | 1,234 | 1,234 | 1,234 | (notWhole)!
  `,
  "fr-FR EUR number": String.raw`
    type 1 234 | 1 234 | 1 234 | 1 234 | 1234
  `,
  "en-US percent": String.raw`
    type 12.5 | 12.5 | 12.5 | 12.5 | 12.5
    type 12.5% | 12.5% | 12.5% | 12.5 | 12.5
    type 12.5 % | 12.5 % | 12.5 % | 12.5 | 12.5
    type %5 | %5 | %5 | 5 | 5
    type 12,5 | 12,5 | 12,5 | 12,5 | (ambiguous)!
    type 100 | 100 | 100 | 100 | 100
    type 100.0 | 100.0 | 100.0 | 100.0 | 100.0
    type 100.01 | 100.01 | 100.01 | 100.01 | 100.01!
    type 101 | 101 | 101 | 101 | 101!
    type -1 | -1 | -1 | -1 | (negative)!
    type 0 | 0 | 0 | 0 | 0
    type .5 | .5 | .5 | 0.5 | 0.5
    type 7.123456789 | 7.123456789 | 7.123456789 | 7.123456789 | 7.123456789
    type 1/3 | 1/3 | 1/3 | 1/3 | (notNumber)!
    type five | five | five | five | (notNumber)!
    paste 1,000 | 1,000 | 1,000 | 1,000 | 1000!
    type 33.3333333333333333333333333333 | 33.3333333333333333333333333333 | 33.3333333333333333333333333333 | 33.3333333333333333333333333333 | 33.3333333333333333333333333333
    type 99.999999999999999999999999999 | 99.999999999999999999999999999 | 99.999999999999999999999999999 | 99.999999999999999999999999999 | 99.999999999999999999999999999
    type 100.0000000000000000000000001 | 100.0000000000000000000000001 | 100.0000000000000000000000001 | 100.0000000000000000000000001 | 100.0000000000000000000000001!
    type １２．５％ | １２．５％ | １２．５％ | 12.5 | 12.5
    fill 50% | 50% | 50% | 50 | 50
    compose 50% | 50% | 50% | 50 | 50
    drop 12,5 | 12,5 | 12,5 | 12,5 | (ambiguous)!
    exec 7.5 | 7.5 | 7.5 | 7.5 | 7.5
  `,
  "de-DE EUR percent": String.raw`
    type 12,5 | 12,5 | 12,5 | 12,5 | 12.5
    paste 4,260 | 4,260 | 4,260 | 4,260 | 4.260
    paste 4.260 | 4.260 | 4.260 | 4.260 | 4260!
    type 12.5 | 12.5 | 12.5 | 12.5 | (ambiguous)!
  `,
  "fr-FR EUR percent": String.raw`
    type 12,5 % | 12,5 % | 12,5 % | 12,5 | 12.5
  `,
  "ar-EG EGP percent": String.raw`
    type ١٢٫٥٪ | ١٢٫٥٪ | ١٢٫٥٪ | ١٢٫٥ | 12.5
  `,
  "pt-PT EUR currency": String.raw`
    type 1234,5 | 1234,5 | 1234,5 | 1234,50 | 1234.5
  `,
  "hi-IN INR currency": String.raw`
    type 1234567 | 12,34,567 | 1234567 | 12,34,567.00 | 1234567
  `,
  "ur-PK PKR currency": String.raw`
    type 1234567.55 | 1,234,567.55 | 1234567.55 | 1,234,567.55 | 1234567.55
  `,
  "en-US string": String.raw`
    type 12,5 | 12,5 | 12,5 | 12,5 | 12,5
    type 007 | 007 | 007 | 007 | 007
    type 1234567 | 1234567 | 1234567 | 1234567 | 1234567
    type \u0020a\u0020b\u0020 | \u0020a b\u0020 | \u0020a b\u0020 | \u0020a b\u0020 | \u0020a b\u0020
    type \u0020\u0020 | \u0020\u0020 | \u0020\u0020 | \u0020\u0020 | \u0020\u0020!
    compose 日本 | 日本 | 日本 | 日本 | 日本
    paste ＡＢＣ\u00a0１２ | ＡＢＣ １２ | ＡＢＣ １２ | ＡＢＣ １２ | ＡＢＣ １２
    fill -0 | -0 | -0 | -0 | -0
    type abc > keys Undo Redo | abc | abc | abc | abc
    drop 1e5 | 1e5 | 1e5 | 1e5 | 1e5
  `,
};
