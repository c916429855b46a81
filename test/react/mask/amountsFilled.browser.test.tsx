import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAgreed, openAmount } from "./amountField.tsx";

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
  (["live", "blur"] as const).flatMap((mask) =>
    ["focused", "not focused"].flatMap((focus) =>
      filled.map(([text, live]) => {
        const shown = mask === "live" ? live : text;
        return { way, how, mask, focus, text, shown };
      }),
    ),
  ),
);

test.each(fillingCases)(
  'mask="$mask": filled by value and $way, $focus: $text (emulated)',
  async ({ how, mask, focus, text, shown }) => {
    const amount = await openAmount({ mask });
    if (focus === "focused") amount.input.focus();
    how(amount, text);
    await expectAgreed(amount, shown);
    amount.input.focus();
    await userEvent.keyboard("{Control>}a{/Control}77{Tab}");
    await expectAgreed(amount, "77.00");
    expect(amount.stored()).toBe("77");
  },
);

const leavings = (["live", "blur"] as const).flatMap((mask) =>
  [["1234.5", "1,234.50"] as const, ["12,5x", "12,5x"] as const].map(([text, shown]) => ({
    mask,
    text,
    shown,
  })),
);

test.each(leavings)(
  'mask="$mask": filled with $text and left in one task shows $shown (emulated)',
  async ({ mask, text, shown }) => {
    const amount = await openAmount({ mask });
    for (const [value, settled] of [
      ["7", "7.00"],
      [text, shown],
    ] as const) {
      amount.input.focus();
      fill("input")(amount, value);
      amount.input.blur();
      await expectAgreed(amount, settled);
    }
    expect(amount.stored()).toBe(amount.read(text));
  },
);

/** Chromium focuses an input in `select()`, and selects behind the events of that. */
test.each(["live", "blur"] as const)(
  'mask="%s": replaces the text that a script selects before it types',
  async (mask) => {
    const amount = await openAmount({ mask });
    for (const [text, left] of [
      ["1234.5", "1,234.50"],
      ["7", "7.00"],
      ["", ""],
    ] as const) {
      await userEvent.fill(amount.input, text);
      amount.input.blur();
      await expectAgreed(amount, left);
    }
    expect(amount.stored()).toBeNull();
  },
);
