import fc from "fast-check";
import { ParameterForm } from "parameter-form";
import type { AnsweredValues } from "parameter-form/core";
import { flushSync } from "react-dom";
import { expect, test, vi } from "vitest";
import { server } from "vitest/browser";
import { find, show } from "../../support/browser.tsx";
import { bare, type Editor, grouped, press, readAmount } from "../../support/plainEditor.ts";
import { copy, type Step, strike } from "../../support/strike.ts";

/**
 * Keys struck per test, each followed by a check; there are four tests. In `npm test` the same 600 each time, 2,400 in all; in
 * `npm run test:deep` as many new ones as `VITE_KEYSTROKES` says, 25,000 and so 100,000 in all.
 */
const deep: string | undefined = import.meta.env["VITE_KEYSTROKES"];
const keystrokes = Number(deep ?? 600);
const seed = deep === undefined ? { seed: 20261121 } : {};
const perRun = 30;

vi.setConfig({ testTimeout: 180_000 + keystrokes * 20 });

const digit = fc.constantFrom(..."0123456789");
const move = fc.constantFrom("ArrowLeft", "ArrowRight", "Home", "End");
const select = fc.constantFrom("SelectLeft", "SelectLeft", "SelectRight", "SelectAll");
const clipboard = fc.constantFrom("Cut", "Copy", "Paste", "Paste");
const history = fc.constantFrom("Undo", "Undo", "Redo");
const key = fc.oneof(
  { arbitrary: digit, weight: 12 },
  { arbitrary: fc.constantFrom(...".,.,-x$€"), weight: 2 },
  { arbitrary: fc.constantFrom("Backspace", "Backspace", "Delete"), weight: 5 },
  { arbitrary: move, weight: 5 },
  { arbitrary: select, weight: 4 },
  { arbitrary: clipboard, weight: 2 },
  { arbitrary: history, weight: 2 },
);
const keys = fc.array(key, { minLength: perRun, maxLength: perRun, size: "max" });
const pasted = fc.constantFrom("99", "1,234", "1.234", "1234.5", "1.234,56", ".5", "12,5", "1e5");

const form = {
  parameters: [{ name: "amount", label: "Amount", type: "currency", required: true }],
};
const pages = [
  { locale: "en-US", currency: "USD", separator: "," },
  { locale: "de-DE", currency: "EUR", separator: "." },
] as const;

type Page = (typeof pages)[number];

/** Opens a new field for each sequence of keys, and checks what it showed and answered after each key. */
async function tryKeys(
  { locale, currency }: Page,
  mask: "live" | "blur",
  check: (steps: readonly Step[], keys: readonly string[], pasted: string) => void | Promise<void>,
) {
  const rerender = show(null);
  let run = 0;
  const law = fc.asyncProperty(keys, pasted, async (struck, clip) => {
    let answered: AnsweredValues = {};
    const props = { form, locale, currency, mask, onSubmit: () => {} };
    flushSync(() =>
      rerender(<ParameterForm {...props} key={run++} onChange={(now) => (answered = now)} />),
    );
    const input = await find("input");
    if (!(input instanceof HTMLInputElement)) throw new Error("An amount is no input");
    await copy(clip);
    const steps = await strike(input, struck, () => answered["amount"] ?? null);
    // Undo would go on in an input that is still on the page.
    flushSync(() => rerender(null));
    await check(steps, struck, clip);
  });
  // A shorter counterexample would take minutes to find.
  await fc.assert(law, { numRuns: Math.ceil(keystrokes / perRun), endOnFailure: true, ...seed });
}

const empty: Editor = { text: "", start: 0, end: 0 };

/**
 * The steps at which shown, stored and the plain text do not agree. While an amount can be read, its separators are the mask's and no text of
 * the person.
 */
function disagreements(steps: readonly Step[], { locale, currency, separator }: Page): Step[] {
  const read = (text: string) => readAmount(text, locale, currency);
  const same = (a: Editor, b: Editor) =>
    a.text === b.text && a.start === b.start && a.end === b.end;
  const seen = new Set([""]);
  let before: Editor & Pick<Step, "stored"> = { ...empty, stored: null };
  const agrees = (step: Step): boolean => {
    const { key, text, stored } = step;
    if (stored !== read(text)) return false;
    if (key === "Undo" || key === "Redo") return seen.has(text);
    const plain = press(before.stored === null ? before : bare(before, separator), step);
    if (!plain) return text === before.text;
    const expected = bare(plain, separator);
    if (!same(bare(step, separator), expected)) return false;
    if (stored !== (read(plain.text) ?? read(text))) return false;
    if (stored !== null) return text === grouped(expected.text, locale);
    return before.stored !== null || same(step, plain);
  };
  return steps.filter((step) => {
    const wrong = !agrees(step);
    seen.add(step.text);
    before = step;
    return wrong;
  });
}

test.each(pages)(
  'mask="live" in $locale: shown, stored and plain text agree after each key',
  async (page) => {
    await tryKeys(page, "live", (steps) => expect(disagreements(steps, page)).toEqual([]));
  },
);

/**
 * The first step that brings back a text that never stood there. WebKit's redo, called by a script as its driver must, also redoes what was
 * undone before a newer key; a field of ours stays as it is then, and they differ from there on.
 */
function madeUpAt(steps: readonly Step[]): number {
  const caret = new Set([""]);
  const at = steps.findIndex(({ key, text }) => {
    if ((key === "Undo" || key === "Redo") && !caret.has(text)) return true;
    caret.add(text);
    return false;
  });
  return at < 0 ? steps.length : at;
}

test.each(pages)(
  'mask="blur" in $locale: shows the same as a native input, and stores its parsed value',
  async (page) => {
    await tryKeys(page, "blur", async (steps, struck, clip) => {
      const native = document.body.appendChild(document.createElement("input"));
      await copy(clip);
      const expected = await strike(native, struck);
      native.remove();
      const read = (text: string) => readAmount(text, page.locale, page.currency);
      const end = server.browser === "webkit" ? madeUpAt(expected) : expected.length;
      const alike = expected.slice(0, end).map((step) => ({ ...step, stored: read(step.text) }));
      expect(steps.slice(0, end)).toEqual(alike);
      const madeUp = expected.slice(end, end + 1).map(() => steps[end - 1]?.text ?? "");
      expect(steps.slice(end, end + 1).map(({ text }) => text)).toEqual(madeUp);
    });
  },
);
