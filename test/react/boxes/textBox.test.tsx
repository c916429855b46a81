import { codecFor, parseForm } from "parameter-form/core";
import { expect, test, vi } from "vitest";
import type { TypedField } from "../../../src/react/boxes/box.ts";
import { textBox } from "../../../src/react/boxes/textBox.ts";
import { type FieldValue, fieldValueOf, textShown } from "../../../src/react/store/fieldValue.ts";
import { questions } from "../../support/questions.ts";

const [parameter] = parseForm(questions("Pay: currency?")).parameters;

/** A box of an amount, in an input of the page; what is read from it is held and shown, as a field does, when `settled` is told. */
function drawBox() {
  if (!parameter) throw new Error("no parameter");
  const codec = codecFor(parameter);
  const form = document.createElement("form");
  const input = document.createElement("input");
  form.append(input);
  const box = textBox(() => undefined);
  box.ref(input);
  let held: FieldValue = null;
  const leave = vi.fn<() => void>();
  const stateOf = (value: FieldValue, locale: string): TypedField => {
    const context = { parameter, locale, currency: "USD" };
    return {
      value,
      inputValue: textShown(value, (text) => codec.format(text, context)),
      settings: { locale, currency: "USD", mask: "live" },
      readText: (written, shown = written) =>
        fieldValueOf(written, shown, (part) => codec.parse(part, context)),
      setValue: (next) => void (held = next),
      leave,
    };
  };
  const shows = (value: FieldValue, { locale = "en-US", conceal = false } = {}): void =>
    box.show(stateOf(value, locale), { grouping: { locale, currency: "USD" }, conceal });
  return {
    box,
    form,
    input,
    leave,
    shows,
    stateOf,
    held: () => held,
    types(text: string): void {
      input.value = text;
      box.take(new Event("input"));
    },
    settled: (): void => shows(held),
  };
}

test("an answer is shown with its separators, and never in an attribute", () => {
  const { input, shows } = drawBox();
  shows("1234567.8");
  expect(input.value).toBe("1,234,567.8");
  expect(input.getAttribute("value")).toBeNull();
  shows(null);
  expect(input.value).toBe("");
});

test("an answer is shown anew in another locale, and in an input that took the place of the one before", () => {
  const { box, input, shows } = drawBox();
  shows("1234.5");
  shows("1234.5", { locale: "de-DE" });
  expect(input.value).toBe("1.234,5");
  const other = document.createElement("input");
  box.ref(null);
  box.ref(other);
  shows("1234.5", { locale: "de-DE" });
  expect(other.value).toBe("1.234,5");
});

test("nothing is written over what a person types, however often the same state is shown", () => {
  const { box, input, stateOf } = drawBox();
  const state = stateOf("5", "en-US");
  const grouping = { locale: "en-US", currency: "USD" };
  box.show(state, { grouping });
  box.enter();
  input.value = "56";
  box.show(state, { grouping });
  expect(input.value).toBe("56");
  box.show(stateOf("5", "en-US"), { grouping });
  expect(input.value).toBe("56");
});

test.each([
  ["what stands there already is no answer of a person", "1,234", "1234", null],
  ["what was typed before there was a script is taken", "77", "1234", "77"],
  ["an empty input says nothing", "", "1234", null],
])("%s", (_, before, value, taken) => {
  const { input, shows, held } = drawBox();
  input.value = before;
  shows(value);
  expect(held()).toBe(taken);
  expect(input.value).toBe(taken ?? "1,234");
});

test("a typed amount gets its separators, and is read without them", () => {
  const { input, shows, types, held } = drawBox();
  types("1");
  expect(held()).toBe(null);
  shows(null);
  types("1234");
  expect([input.value, held()]).toEqual(["1,234", "1234"]);
});

test("what is hidden is hidden but for its end, and whole again once it is asked for", () => {
  const { input, shows } = drawBox();
  shows("123456789", { conceal: true });
  expect(input.value).toBe("•••,••6,789");
  shows("123456789");
  expect(input.value).toBe("123,456,789");
});

test("an amount that was left is shown as it is read; a text that cannot be read stays", () => {
  const { box, input, leave, shows, types, settled, held } = drawBox();
  shows(null);
  types("1234.50 ");
  settled();
  box.leave();
  expect([held(), input.value]).toEqual(["1234.50", "1,234.50"]);
  types("12,5");
  settled();
  box.leave();
  expect(held()).toMatchObject({ text: "12,5" });
  expect(input.value).toBe("12,5");
  expect(leave).toHaveBeenCalledTimes(2);
});

test("what was filled in and left in one task is shown as it is read once the field has it", () => {
  const { box, input, shows, types, settled } = drawBox();
  shows(null);
  types("$7 ");
  box.leave();
  expect(input.value).toBe("$7 ");
  settled();
  expect(input.value).toBe("7");
});

test("what the browser emptied is shown again", () => {
  vi.useFakeTimers();
  const { form, input, shows } = drawBox();
  shows("1234");
  form.reset();
  expect(input.value).toBe("");
  vi.runAllTimers();
  vi.useRealTimers();
  expect(input.value).toBe("1,234");
});
