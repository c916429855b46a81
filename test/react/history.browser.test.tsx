import { expect, test, vi } from "vitest";
import { patience } from "../support/browser.tsx";
import { openField, press } from "../support/browserCaret.tsx";

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
