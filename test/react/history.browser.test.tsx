import { date, type Rule, ssn, usPhone } from "parameter-form/core";
import { expect, test, vi } from "vitest";
import { server } from "vitest/browser";
import { patience } from "../support/browser.tsx";
import { openField, press } from "../support/caret.tsx";

/**
 * Keys => what the field shows = what it answers. The browser's own undo takes a key and the separators it moved back as one; like in any
 * input, keys that move none are taken back together.
 */
const table = `
  123 Undo =>  = null
  1234 Undo => 123 = 123
  1234 Undo Undo =>  = null
  1234.56 Undo => 1,234 = 1234
  12345 Undo => 1,234 = 1234
  12345 Undo Undo Redo Redo => 12,345 = 12345
  12,500 Undo Redo => 12,500 = 12500
  1234 Undo Redo => 1,234 = 1234
  1234567 Backspace Undo => 1,234,567 = 1234567
  1234567 Backspace Undo Undo => 123,456 = 123456
  1234 SelectAll 7 Undo => 1,234 = 1234
  1234 SelectAll Delete Undo => 1,234 = 1234
  1234 SelectAll Delete Undo 5 => 5 = 5
  1234 paste:567 Undo => 1,234 = 1234
  1234 paste:567 Undo Redo => 1,234,567 = 1234567
  1234567 Home Delete Undo => 1,234,567 = 1234567
  12,5 Undo Redo => 12,5 = null
  1234 x Undo => 1,234 = 1234
  1234 x Undo Redo => 1234x = null
  1234567 DeleteWord Undo => 1,234,567 = 1234567
  1234 SelectAll Cut Undo => 1,234 = 1234
  1234 SelectAll Copy End Paste => 12341,234 = null
  1234 SelectAll Copy SelectAll Paste => 1,234 = 1234
  1234 SelectAll Cut Paste => 1,234 = 1234
`;

const rows = table.split("\n").flatMap((line) => {
  const [, keys, shown, value] = /^ *(.*) => (.*) = (.*)$/.exec(line) ?? [];
  return keys === undefined || shown === undefined || value === undefined
    ? []
    : [{ keys, shown, value }];
});

test.each(rows)("$keys => $shown", async ({ keys, shown, value: answered }) => {
  const { input, value } = await openField("currency");
  input.focus();
  await press(keys);
  await vi.waitFor(() => expect(input.value).toBe(shown), patience);
  await vi.waitFor(() => expect(String(value())).toBe(answered), patience);
});

const identifiers: Readonly<Record<string, Rule>> = {
  ssn: ssn(),
  usPhone: usPhone(),
  date: date(),
};

/**
 * What a field shows once it is left is no edit of the person's, so the browser's history does not know of it: Chromium would put what was
 * typed before into it once more.
 */
const leftRows: readonly (readonly string[])[] = [
  ["live", "007 Tab TabBack Undo Redo", "7", "7"],
  ["live", "007 Tab TabBack Undo Undo Redo Redo", "7", "7"],
  ["live", ".5 Tab TabBack Undo Redo", "0.5", "0.5"],
  ["live", "$1234 Tab TabBack Undo Redo", "1,234", "1234"],
  ["live", "007 Tab TabBack End 5 Undo Redo", "75", "75"],
  ["live", "007 Tab TabBack SelectAll Delete Undo", "7", "7"],
  ["blur", "1234 Tab TabBack Undo Redo", "1,234", "1234"],
  // Firefox still knows of the 5 after a step that was refused.
  [
    "blur",
    "1234 Tab TabBack End 5 Undo Undo Redo Redo",
    ...(server.browser === "firefox" ? ["1,2345", "12345"] : ["1,234", "1234"]),
  ],
  ["ssn", "123456789 Tab TabBack Undo Redo", "123-45-6789", "123-45-6789"],
  ["ssn", "123456789 Tab TabBack SelectAll Delete Undo Redo", "", "null"],
  ["usPhone", "2025550123 Tab TabBack Undo Redo", "(202) 555-0123", "+12025550123"],
  ["date", "1/2/2026 Tab TabBack Undo Redo", "01/02/2026", "2026-01-02"],
];

test.each(leftRows)("%s: %s => %s", async (how = "", keys = "", shown, answered) => {
  const rule = identifiers[how];
  const { input, value } = rule
    ? await openField("string", { rules: { amount: rule } })
    : await openField("currency", { mask: how === "blur" ? how : "live" });
  input.focus();
  await press(keys);
  await vi.waitFor(() => expect(input.value).toBe(shown), patience);
  await vi.waitFor(() => expect(String(value())).toBe(answered), patience);
});
