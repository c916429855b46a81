import { codecFor, parseForm } from "parameter-form/core";
import { expect, test, vi } from "vitest";
import { createTextInput, type TypedField } from "../../../src/react/inputs/textInputBinding.ts";
import { createEmitter } from "../../../src/core/emitter.ts";
import { type FieldValue, fieldValueOf, textShown } from "../../../src/core/values/fieldValue.ts";
import { questions } from "../../support/questions.ts";

const [parameter] = parseForm(questions("Pay: currency?")).parameters;

/** An input of an amount, in a form of the page, whose field holds what is read from it. */
function setupInput() {
  if (!parameter) throw new Error("no parameter");
  const codec = codecFor(parameter);
  const form = document.createElement("form");
  const element = document.createElement("input");
  form.append(element);
  const input = createTextInput();
  input.ref(element);
  let current: FieldValue = null;
  const { subscribe, emit } = createEmitter();
  const leave = vi.fn<() => void>();
  const joinLines = vi.fn<() => void>();
  const focusRef = vi.fn<(element: unknown) => void>();
  const setValue = (next: FieldValue): void => {
    current = next;
    emit();
  };
  const stateOf = (locale: string): TypedField => {
    const context = { parameter, locale, currency: "USD" };
    const inputValue = (shown = current) => textShown(shown, (text) => codec.format(text, context));
    return {
      value: current,
      inputValue: inputValue(),
      live: { value: () => current, inputValue, subscribe },
      settings: { locale, currency: "USD", mask: "live" },
      readText: (written, shown = written) =>
        fieldValueOf(written, shown, (part) => codec.parse(part, context)),
      setValue,
      joinLines,
      blur: leave,
      focusRef,
    };
  };
  const rerender = ({ locale = "en-US", conceal = false } = {}): void =>
    input.show(stateOf(locale), { grouping: { locale, currency: "USD" }, conceal });
  return {
    input,
    form,
    element,
    leave,
    focusRef,
    rerender,
    stateOf,
    holds: setValue,
    current: () => current,
    shows(value: FieldValue, how = {}): void {
      current = value;
      rerender(how);
    },
    types(text: string): void {
      element.value = text;
      input.take(new Event("input"));
    },
  };
}

test("shows an answer with its separators, and never in an attribute", () => {
  const { element, shows } = setupInput();
  shows("1234567.8");
  expect(element.value).toBe("1,234,567.80");
  expect(element.getAttribute("value")).toBeNull();
  shows(null);
  expect(element.value).toBe("");
});

test("shows an answer set by the app without a render, while the input is mounted", () => {
  const { element, rerender, focusRef, holds, input } = setupInput();
  rerender();
  holds("1234");
  expect(element.value).toBe("1,234.00");
  input.ref(null);
  expect(focusRef.mock.calls).toEqual([[element], [null, element]]);
  holds("5");
  expect(element.value).toBe("1,234.00");
});

test("shows an answer in another locale, and in an input that replaces the previous one", () => {
  const { element, input, rerender, shows } = setupInput();
  shows("1234.5");
  rerender({ locale: "de-DE" });
  expect(element.value).toBe("1.234,50");
  const other = document.createElement("input");
  input.ref(null);
  input.ref(other);
  rerender({ locale: "de-DE" });
  expect(other.value).toBe("1.234,50");
});

test("does not overwrite typed text, however often the same state is shown", () => {
  const { element, input, shows, stateOf } = setupInput();
  shows("5");
  const state = stateOf("en-US");
  const grouping = { locale: "en-US", currency: "USD" };
  input.show(state, { grouping });
  input.onFocus();
  element.value = "56";
  input.show(state, { grouping });
  expect(element.value).toBe("56");
  input.show(stateOf("en-US"), { grouping });
  expect(element.value).toBe("56");
});

test.each([
  ["text that is there already is not an answer", "1,234", "1234", "1234"],
  ["adopts text typed before hydration", "77", "1234", "77"],
  ["an empty input is not an answer", "", "1234", "1234"],
])("%s", (_, before, value, current) => {
  const input = setupInput();
  input.element.value = before;
  input.shows(value);
  expect(input.current()).toBe(current);
  expect(input.element.value).toBe(current === "77" ? "77.00" : "1,234.00");
});

test("adds separators to a typed amount, and parses it without them", () => {
  const { element, rerender, types, current } = setupInput();
  types("1");
  expect(current()).toBe(null);
  rerender();
  types("1234");
  expect([element.value, current()]).toEqual(["1,234", "1234"]);
});

test("masks all but the end of a hidden answer, and shows it whole when revealed", () => {
  const { element, rerender, shows } = setupInput();
  shows("123456789", { conceal: true });
  expect(element.value).toBe("•••,••6,789");
  rerender();
  expect(element.value).toBe("123,456,789.00");
});

test("parses a text that is filled in while hidden, and hides it again", () => {
  const { element, shows, types, current } = setupInput();
  shows("123456789", { conceal: true });
  types("987654321");
  expect([element.value, current()]).toEqual(["•••,••4,321", "987654321"]);
});

test("formats an amount when it is left", () => {
  const { element, input, leave, rerender, types, current } = setupInput();
  rerender();
  types("1234.50 ");
  input.onBlur();
  expect([current(), element.value]).toEqual(["1234.50", "1,234.50"]);
  types("12,5");
  input.onBlur();
  expect(current()).toMatchObject({ text: "12,5" });
  expect(element.value).toBe("12,5");
  expect(leave).toHaveBeenCalledTimes(2);
});

test("shows the answer again after the browser emptied the input", () => {
  vi.useFakeTimers();
  const { form, element, shows } = setupInput();
  shows("1234");
  form.reset();
  expect(element.value).toBe("");
  vi.runAllTimers();
  vi.useRealTimers();
  expect(element.value).toBe("1,234.00");
});
