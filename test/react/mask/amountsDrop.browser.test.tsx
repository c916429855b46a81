import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAgreed, openAmount } from "./amountField.tsx";
import { patience } from "../../support/browser.tsx";
import { drop, inputTypes, pointAt } from "../../support/mouse.ts";
import { strike } from "../../support/strike.ts";

beforeEach(() => page.viewport(800, 600));

test.each([
  ["live", "1234567", "99", 3, "129,934,567"],
  ["live", "1234567", ".5", 9, "1,234,567.5"],
  ["live", "1234567", "$", 0, "$1,234,567"],
  ["live", "1234", "1,5", 5, "12341,5"],
  ["live", "", "1,234.50", 0, "1,234.50"],
  ["live", "", "12,5", 0, "12,5"],
  ["blur", "1234567", "99", 2, "129934567"],
  ["blur", "", "1,234.50", 0, "1,234.50"],
] as const)(
  'mask="%s": %s, and %s from outside is dropped at %i: %s',
  async (mask, typed, data, at, shown) => {
    const amount = await openAmount({ mask });
    const typing = await strike(amount.input, [...typed], amount.stored);
    const types = inputTypes(amount.input);
    await drop(data, pointAt(amount.input, at));
    await vi.waitFor(() => expect(types).toContain("insertFromDrop"), patience);
    await expectAgreed(amount, shown);
    await strike(amount.input, ["Undo"]);
    await expectAgreed(amount, typing.at(-1)?.text ?? "");
    await strike(amount.input, ["Redo"]);
    await expectAgreed(amount, shown);
  },
);
