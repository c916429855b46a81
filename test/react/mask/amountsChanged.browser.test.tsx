import { fieldNameOf } from "parameter-form";
import { expect, test, vi } from "vitest";
import { expectAgreed, openAmount } from "./amountField.tsx";
import { patience } from "../../support/browser.tsx";
import { strike } from "../../support/strike.ts";

type Amount = Awaited<ReturnType<typeof openAmount>>;

const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;

/** What the field shows before, what is done, and what it shows then. */
const changes: Readonly<Record<string, (amount: Amount) => void>> = {
  "setValue 9876.5": ({ api }) => api().methods.setValue(fieldNameOf("amount"), "9876.5"),
  "setValue null": ({ api }) => api().methods.setValue(fieldNameOf("amount"), null),
  "reset by the app": ({ api }) => api().reset(),
  "reset by the app to 55": ({ api }) => api().reset({ amount: "55" }),
  "reset by react-hook-form": ({ api }) => api().methods.reset(),
  "resetField by react-hook-form": ({ api }) => api().methods.resetField(fieldNameOf("amount")),
  "resetField to 55": ({ api }) =>
    api().methods.resetField(fieldNameOf("amount"), { defaultValue: "55" }),
  "reset that keeps answers": ({ api }) =>
    api().methods.reset(undefined, { keepValues: true, keepDefaultValues: true }),
  "form.reset()": ({ input }) => input.form?.reset(),
  "a click on type=reset": ({ input }) =>
    input.form?.querySelector<HTMLButtonElement>("[type=reset]")?.click(),
  "locale de-DE": ({ set }) => set({ locale: "de-DE" }),
  "currency EUR": ({ set }) => set({ currency: "EUR" }),
  "locale de-DE, currency EUR": ({ set }) => set({ locale: "de-DE", currency: "EUR" }),
  "mask blur": ({ set }) => set({ mask: "blur" }),
  // Headless Chromium keeps no page whole for going back to: what it would restore is written past React and told by events.
  "987.5 restored (emulated)": ({ input }) => {
    write?.call(input, "987.5");
    input.dispatchEvent(new Event("input", { bubbles: true }));
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  },
};

/**
 * What is typed, what is done then, what is shown, and what when nobody types, if that is not the same. A native reset does not know the answers, so they stay, and stay shown. A text that
 * could not be read and could be by now is not read (`unread`) before it is typed on.
 */
const table = `
  1234567.5 | setValue 9876.5 | 9,876.5 | 9,876.50
  12,5 | setValue 9876.5 | 9,876.5 | 9,876.50
  1234 | setValue null | -
  12,5 | setValue null | -
  1234 | reset by the app | -
  12,5 | reset by the app | -
  1234 | reset by the app to 55 | 55 | 55.00
  12,5 | reset by the app to 55 | 55 | 55.00
  1234 | reset by react-hook-form | -
  12,5 | reset by react-hook-form | -
  1234 | resetField by react-hook-form | -
  12,5 | resetField by react-hook-form | -
  1234 | resetField to 55 | 55 | 55.00
  12,5 | resetField to 55 | 55 | 55.00
  12.50 | reset that keeps answers | 12.50
  12,5 | reset that keeps answers | 12,5
  1234.50 | form.reset() | 1,234.50
  12,5 | form.reset() | 12,5
  1234.50 | a click on type=reset | 1,234.50
  12,5 | a click on type=reset | 12,5
  1234567.5 | locale de-DE | 1.234.567,5 | 1.234.567,50
  $1234 | locale de-DE | 1.234 | 1.234,00
  1e5 | locale de-DE | 1e5
  12,5 | locale de-DE | 12,5 unread
  1234567.5 | currency EUR | 1,234,567.5 | 1,234,567.50
  1e5 | currency EUR | 1e5
  12,5 | currency EUR | 12,5
  €5 | currency EUR | €5 unread
  1234.50 | locale de-DE, currency EUR | 1.234,50
  12,5 | locale de-DE, currency EUR | 12,5 unread
  1234 | 987.5 restored (emulated) | 987.5
  12,5 | 987.5 restored (emulated) | 987.5
`;

const changeCases = (["live", "blur"] as const).flatMap((mask) =>
  table.split("\n").flatMap((line) => {
    const [typed, change, shown, left = shown] = line.split("|").map((cell) => cell.trim());
    if (typed === undefined || change === undefined || shown === undefined) return [];
    const act = changes[change];
    if (!act) throw new Error(`No change is called "${change}"`);
    const row = { mask, typed, change, act, shown };
    const focused = { ...row, focus: "focused", left: shown };
    // An amount that nobody types is written in the same way whatever the mask is.
    return mask === "blur" ? [focused] : [focused, { ...row, focus: "not focused", left }];
  }),
);

/** Once the field is drawn anew, its text stands as it was and is no answer, though it says one by now. */
async function expectUnread({ input, stored, read }: Amount, text: string) {
  await vi.waitFor(() => expect(input).not.toHaveAccessibleDescription(/US dollars/), patience);
  expect(read(text)).not.toBeNull();
  expect([input.value, stored()]).toEqual([text, null]);
}

/** Nobody types: the cents of the answer are there, too. */
async function expectLeft({ input, stored, read }: Amount, text: string, left: string) {
  await vi.waitFor(() => expect(input.value).toBe(left), patience);
  expect(stored()).toBe(read(text));
}

test.each(changeCases)(
  'mask="$mask": $typed, then $change, $focus: $left',
  async ({ mask, typed, act, shown, focus, left }) => {
    const text = shown === "-" ? "" : shown.replace(" unread", "");
    const amount = await openAmount({ mask });
    await strike(amount.input, [...typed]);
    if (focus === "not focused") amount.input.blur();
    const active = document.activeElement;
    act(amount);
    if (left !== shown) await expectLeft(amount, text, left ?? "");
    else if (shown === text || text === "") await expectAgreed(amount, text);
    else await expectUnread(amount, text);
    expect(document.activeElement).toBe(active);
    amount.input.focus();
    await strike(amount.input, ["End", "7", "Backspace"]);
    await expectAgreed(amount, text);
  },
);

test.each([
  ["live", "blur", "1234.50", "1,234.50"],
  ["live", "blur", "12,5", "12,5"],
  ["blur", "live", "1234.50", "1234.50"],
  ["blur", "live", "12,5", "12,5"],
] as const)('mask="%s" becomes "%s" while %s is typed: %s', async (mask, next, typed, shown) => {
  const amount = await openAmount({ mask });
  await strike(amount.input, [...typed]);
  amount.set({ mask: next });
  await expectAgreed(amount, shown);
  await strike(amount.input, ["Backspace", typed.at(-1) ?? ""]);
  await expectAgreed(amount, next === "live" ? shown.replace("1234", "1,234") : shown);
  amount.input.blur();
  await expectAgreed(amount, shown.replace("1234", "1,234"));
  expect(amount.stored()).toBe(amount.read(typed));
});
