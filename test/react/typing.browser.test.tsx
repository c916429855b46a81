import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { patience } from "../support/browser.tsx";
import { begin, expectShown, openField, press } from "../support/caret.tsx";

/** `|` is the caret, `[ ]` a selection: `before + keys => after = value`. */
const rows = (table: string) =>
  table.split("\n").flatMap((line) => {
    const match = /^ *(.*) \+ (.*) => (.*) = (.*)$/.exec(line);
    return match ? [{ row: match[0].trim(), cells: match.slice(1) }] : [];
  });

const fields = [
  {
    kind: "currency",
    type: "currency",
    props: {},
    table: `
      1,234| + 5 => 12,345| = 12345
      1|,234 + 5 => 15|,234 = 15234
      1,|234 + 5 => 15|,234 = 15234
      |1,234 + 9 => 9|1,234 = 91234
      |1,234 + - => -|1,234 = -1234
      12|3 + 4 => 1,24|3 = 1243
      123|,456 + 9 => 1,239|,456 = 1239456
      1,234| + 5 Undo => 1,234| = 1234
      12|3 + 4 Undo => 12|3 = 123
      |123,456 + 9 Undo => |123,456 = 123456
      1,2[34] + 9 Undo => 1,2[34] = 1234
      1,2[34] + 98 Undo Undo Redo Undo => 1,2[34] = 1234
      123|,456 + 9 ArrowLeft 8 Undo => 1,23|9,456 = 1239456
      1,23|4 + . => 123.|4 = 123.4
      1,23|4 + . Backspace => 1,23|4 = 1234
      1,234| + - 5 => 1234-5| = null
      12,|345 + - => 12-|345 = null
      1|,234 + Backspace => |234 = 234
      1,|234 + Backspace => |234 = 234
      1|,234 + Delete => 1|34 = 134
      1,|234 + Delete => 1|34 = 134
      1,234| + Backspace => 123| = 123
      12,34|5 + Backspace => 1,23|5 = 1235
      1,234,|567 + Backspace => 123|,567 = 123567
      1,234|,567 + Delete => 123,4|67 = 123467
      1,000,000| + Backspace Backspace Backspace => 1,000| = 1000
      1[,23]4 + 9 => 19|4 = 194
      [1,]234 + 9 => 9|,234 = 9234
      [1,]234 + 1 => 1|,234 = 1234
      [1,]234 + 15 => 15|,234 = 15234
      12,[345] + 9 => 129| = 129
      [1,234] + Backspace => | = null
      1|,234 + paste:99 => 199|,234 = 199234
      1,234| + paste:.50 => 1,234.50| = 1234.50
      [1,234] + paste:9876543.21 => 9,876,543.21| = 9876543.21
      1|,234 + compose:９９ => 1９９|,234 = 199234
    `,
  },
  {
    kind: "currency in de-DE",
    type: "currency",
    props: { locale: "de-DE", currency: "EUR" },
    table: `
      1|.234 + Backspace => |234 = 234
      1.|234 + Delete => 1|34 = 134
      12.34|5 + Backspace => 1.23|5 = 1235
      1[.23]4 + 9 => 19|4 = 194
      | + paste:1.234.567,89€ => 1.234.567,89€| = 1234567.89
    `,
  },
  {
    kind: 'currency with mask="blur"',
    type: "currency",
    props: { mask: "blur" },
    table: `
      1234| + 5 => 12345| = 12345
      1|2345 + Delete => 1|345 = 1345
    `,
  },
  {
    kind: "number",
    type: "number",
    props: {},
    table: `
      1,|234 + Backspace => |234 = 234
      1,2|34 + 5 => 12,5|34 = 12534
    `,
  },
  {
    kind: "percent",
    type: "percent",
    props: {},
    table: `
      10.1000|1 + Delete => 10.1000| = 10.1000
      1|00 + . => 1.|00 = 1.00
    `,
  },
] as const;

const cases = fields.flatMap(({ kind, type, props, table }) =>
  rows(table).map(({ row, cells }) => ({ kind, type, props, row, cells })),
);

test.each(cases)("$kind: $row", async ({ kind, type, props, cells }) => {
  const [before = "", keys = "", after = "", submitted = ""] = cells;
  const { input, value } = await openField(type, props);
  await begin(input, before, kind.startsWith("percent") ? / / : /[.,]/g);
  await press(keys);
  await expectShown(input, after);
  await vi.waitFor(() => expect(String(value())).toBe(submitted), patience);
});

test('mask="blur" keeps the separators that it wrote until the field is left again', async () => {
  const { input, value } = await openField("currency", { mask: "blur" });
  await userEvent.keyboard("{Tab}12345{Tab}");
  await vi.waitFor(() => expect(input.value).toBe("12,345.00"), patience);
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{End}{ArrowLeft}{Backspace}");
  await expectShown(input, "12,3|5");
  expect(value()).toBe("1235");
  await userEvent.keyboard("{Tab}");
  await vi.waitFor(() => expect(input.value).toBe("1,235.00"), patience);
});
