import { expect, test } from "vitest";
import { expectAgreed, openAmount } from "./amountField.tsx";
import { strike } from "../../support/strike.ts";

/** What extensions do; `|` is where they put the caret, and brackets what they select. A browser takes no such command within another. */
const extensions = [
  ["live", "1,234|,567", "insertText", "89", "123,489,567"],
  ["live", "1,234|,567", "insertText", ".", "1234.567"],
  ["live", "|1,234", "insertText", "-", "-1,234"],
  ["live", "1,234|", "insertText", "12,5", "123412,5"],
  ["live", "1,[23]4", "insertText", "9", "194"],
  ["live", "[1,234]", "insertText", "1,2", "1,2"],
  ["live", "[1,234]", "insertText", "7654321", "7,654,321"],
  ["live", "1,[2]34", "delete", "", "134"],
  ["live", "12,3[4]5", "delete", "", "1,235"],
  ["live", "[1,234]", "delete", "", ""],
  ["blur", "1234|567", "insertText", "89", "123489567"],
  ["blur", "[1234]", "delete", "", ""],
] as const;

test.each(extensions)(
  'mask="%s": %s and execCommand("%s", "%s"): %s, and undo restores the previous text',
  async (mask, before, command, text, shown) => {
    const amount = await openAmount({ mask });
    const typed = before.replace(/[[\]|]/g, "");
    await strike(amount.input, [...typed.replaceAll(",", "")], amount.stored);
    const start = before.search(/[[|]/);
    const end = before.includes("]") ? before.indexOf("]") - 1 : start;
    amount.input.setSelectionRange(start, end);
    document.execCommand(command, false, text);
    expect(amount.stored()).toBe(amount.read(shown));
    await expectAgreed(amount, shown);
    expect(document.activeElement).toBe(amount.input);
    await strike(amount.input, ["Undo"]);
    await expectAgreed(amount, typed);
    await strike(amount.input, ["Redo"]);
    await expectAgreed(amount, shown);
  },
);

test("an extension types an amount character by character, in one go", async () => {
  const amount = await openAmount();
  amount.input.focus();
  for (const sign of "1234567.5") document.execCommand("insertText", false, sign);
  expect(amount.stored()).toBe("1234567.5");
  await expectAgreed(amount, "1,234,567.5");
});
