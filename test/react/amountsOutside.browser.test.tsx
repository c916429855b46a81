import { fieldNameOf } from "parameter-form";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAgreed, openAmount } from "../support/amountField.tsx";

type Amount = Awaited<ReturnType<typeof openAmount>>;

const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
/** Headless Chromium has no autofill, nor password managers: what they do is written past React and told by events. */
const fill =
  (...events: readonly string[]) =>
  ({ input }: Amount, text: string) => {
    write?.call(input, text);
    for (const type of events) input.dispatchEvent(new Event(type, { bubbles: true }));
  };
const keysAround = ({ input }: Amount, text: string) => {
  const key = { key: "Unidentified", keyCode: 229, bubbles: true };
  input.dispatchEvent(new KeyboardEvent("keydown", key));
  write?.call(input, text);
  input.dispatchEvent(new KeyboardEvent("keyup", key));
  for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
};

const fillings: Readonly<Record<string, (amount: Amount, text: string) => void>> = {
  "input and change events": fill("input", "change"),
  "an input event": fill("input"),
  "a change event": fill("change"),
  "keys, input and change events": keysAround,
};
const filled = [
  ["1234.50", "1,234.50"],
  ["$1,234.5", "$1,234.5"],
  ["12,5", "12,5"],
] as const;

const fillingCases = Object.entries(fillings).flatMap(([way, how]) =>
  ["focused", "not focused"].flatMap((focus) =>
    filled.map(([text, shown]) => ({ way, how, focus, text, shown })),
  ),
);

test.each(fillingCases)(
  "filled by value and $way, $focus: $text",
  async ({ how, focus, text, shown }) => {
    const amount = await openAmount();
    if (focus === "focused") amount.input.focus();
    how(amount, text);
    await expectAgreed(amount, shown);
    amount.input.focus();
    await userEvent.keyboard("{Control>}a{/Control}77{Tab}");
    await expectAgreed(amount, "77");
    expect(amount.stored()).toBe("77");
  },
);

/** What the field shows before, what is done, and what it shows then. */
const changes: Readonly<Record<string, (amount: Amount) => void>> = {
  "setValue 9876.5": ({ api }) => api().methods.setValue(fieldNameOf("amount"), "9876.5"),
  "setValue null": ({ api }) => api().methods.setValue(fieldNameOf("amount"), null),
  "reset by the app": ({ api }) => api().reset(),
  "reset by the app to 55": ({ api }) => api().reset({ amount: "55" }),
  "reset by react-hook-form": ({ api }) => api().methods.reset(),
  "resetField by react-hook-form": ({ api }) => api().methods.resetField(fieldNameOf("amount")),
  "locale de-DE": ({ set }) => set({ locale: "de-DE" }),
  "currency EUR": ({ set }) => set({ currency: "EUR" }),
  "locale de-DE, currency EUR": ({ set }) => set({ locale: "de-DE", currency: "EUR" }),
  "mask blur": ({ set }) => set({ mask: "blur" }),
  "pageshow, persisted": () =>
    void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
};

const table = `
  1234567.5 | setValue 9876.5 | 9,876.5
  12,5 | setValue 9876.5 | 9,876.5
  1234 | setValue null | -
  12,5 | setValue null | -
  1234 | reset by the app | -
  12,5 | reset by the app | -
  1234 | reset by the app to 55 | 55
  12,5 | reset by the app to 55 | 55
  1234 | reset by react-hook-form | -
  12,5 | reset by react-hook-form | -
  1234 | resetField by react-hook-form | -
  12,5 | resetField by react-hook-form | -
  1234567.5 | locale de-DE | 1.234.567,5
  $1234 | locale de-DE | 1.234
  1e5 | locale de-DE | 1e5
  1234567.5 | currency EUR | 1,234,567.5
  1e5 | currency EUR | 1e5
  1234.50 | locale de-DE, currency EUR | 1.234,50
  1234.50 | mask blur | 1,234.50
  12,5 | mask blur | 12,5
  1234.50 | pageshow, persisted | 1,234.50
  12,5 | pageshow, persisted | 12,5
`;

const changeCases = table.split("\n").flatMap((line) => {
  const [typed, change, shown] = line.split("|").map((cell) => cell.trim());
  if (typed === undefined || change === undefined || shown === undefined) return [];
  return ["focused", "not focused"].map((focus) => ({ typed, change, shown, focus }));
});

test.each(changeCases)(
  "$typed, then $change, $focus: $shown",
  async ({ typed, change, shown, focus }) => {
    const amount = await openAmount();
    amount.input.focus();
    await userEvent.keyboard(typed);
    if (focus === "not focused") amount.input.blur();
    const active = document.activeElement;
    changes[change]?.(amount);
    await expectAgreed(amount, shown === "-" ? "" : shown);
    expect(document.activeElement).toBe(active);
  },
);
