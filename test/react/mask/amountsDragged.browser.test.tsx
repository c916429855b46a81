import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAgreed, openAmount } from "./amountField.tsx";
import { patience } from "../../support/browser.tsx";
import { drag, inputTypes } from "../../support/mouse.ts";
import { strike } from "../../support/strike.ts";

beforeEach(() => page.viewport(800, 600));

/** What is dragged stands in brackets, `^` is where to: what each mask shows while the field has focus, what it shows when left, what it answers. */
const within = [
  ["[1,2]34,5^67", "3,451,267", "34,51,267", "3,451,267.00", "3451267"],
  ["^1,234,56[7]", "7,123,456", "71,234,56", "7,123,456.00", "7123456"],
  ["1,2^34,56[7]", "1,273,456", "1,2734,56", "1,273,456.00", "1273456"],
  ["1[,2]34,567^", "1,345,672", "134,567,2", "1,345,672.00", "1345672"],
  ["1[,]234^", "1,234", "1234,", "1,234.00", "1234"],
  ["1^,234.5[6]", "16,234.5", "16,234.5", "16,234.50", "16234.5"],
  ["^1,234[.5]", ".51234", ".51,234", ".51234", null],
  ["1,[23]4.5^", "14.523", "1,4.523", "14.523", null],
] as const;

const dragged = (["live", "blur"] as const).flatMap((mask) =>
  within.map(([from, live, blur, left, value]) => {
    const focused = mask === "live" ? live : blur;
    // What cannot be read stays as it is when it is left.
    return { mask, from, focused, left: value === null ? focused : left, value };
  }),
);

/** An amount that was typed, left and gone back to, with what is in brackets selected. */
async function openSelected(mask: "live" | "blur", text: string) {
  const amount = await openAmount({ mask });
  const bare = text.replace(/[[\]^]/g, "");
  await strike(amount.input, [...bare.replaceAll(",", "")]);
  amount.input.blur();
  const [whole, fraction = ""] = bare.split(".");
  await expectAgreed(amount, `${whole}.${fraction.padEnd(2, "0")}`);
  amount.input.focus();
  const selection = text.replace("^", "");
  amount.input.setSelectionRange(selection.indexOf("["), selection.indexOf("]") - 1);
  return { ...amount, bare };
}

test.each(dragged)(
  'mask="$mask": $from is dragged within its field: $focused, then $left',
  async ({ mask, from, focused, left, value }) => {
    const amount = await openSelected(mask, from);
    const { input, bare } = amount;
    const types = inputTypes(input);
    await drag(input, input, from.replace(/[[\]]/g, "").indexOf("^"));
    await vi.waitFor(() => expect(input.value).toBe(focused), patience);
    expect(types.slice(0, 2)).toEqual(["deleteByDrag", "insertFromDrop"]);
    expect(amount.stored()).toBe(value);
    await strike(input, ["Undo"]);
    await expectAgreed(amount, bare);
    await strike(input, ["Redo"]);
    await vi.waitFor(() => expect(input.value).toBe(focused), patience);
    expect(amount.stored()).toBe(value);
    input.blur();
    await expectAgreed(amount, left);
  },
);

const between = [
  ["[1,234],567", "567.00", "1,234"],
  ["[1,2]34,567", "34,567.00", "1,2"],
  ["1,2[34,567]", "12.00", "34,567"],
  ["[1,234]", "", "1,234"],
] as const;

test.each(
  (["live", "blur"] as const).flatMap((mask) => between.map((row) => [mask, ...row] as const)),
)('mask="%s": %s is dragged to another field: %s and %s', async (mask, from, source, target) => {
  const amount = await openSelected(mask, from);
  const other = await openAmount({ mask });
  amount.input.focus();
  await drag(amount.input, other.input, 0);
  await expectAgreed(other, target);
  await expectAgreed(amount, source);
  expect(document.activeElement).toBe(other.input);
});

test.each(["live", "blur"] as const)(
  'mask="%s": text dragged out of an amount leaves the rest, and text dragged in is parsed',
  async (mask) => {
    const amount = await openSelected(mask, "1,2[34],567");
    const native = document.body.appendChild(document.createElement("input"));
    await drag(amount.input, native, 0);
    await vi.waitFor(() => expect(native.value).toBe("34"), patience);
    await expectAgreed(amount, "12,567.00");
    native.value = "$1,234.50";
    native.focus();
    native.select();
    const { api, input } = amount;
    api().reset();
    await expectAgreed(amount, "");
    await drag(native, input, 0);
    await expectAgreed(amount, "$1,234.50");
  },
);
