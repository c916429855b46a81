import { parseForm } from "parameter-form";
import { describe, expect, test, vi } from "vitest";
import { createSelectInput } from "../../../src/react/inputs/selectInputBinding.ts";
import { createEmitter } from "../../../src/core/emitter.ts";
import { questions } from "../../support/questions.ts";

const [parameter] = parseForm(questions("State: select? MD|CA|VA")).parameters;
const options = parameter?.type === "select" ? parameter.options : [];

/** A field that holds an answer, and tells of another. */
function fieldWith(answer: string | null) {
  const { subscribe, emit } = createEmitter();
  const fieldState = { value: answer };
  const setValue = vi.fn<(value: unknown) => void>();
  const field = {
    setValue,
    focusRef: vi.fn<(element: unknown) => void>(),
    live: { value: () => fieldState.value, inputValue: () => fieldState.value ?? "", subscribe },
  };
  const holds = (value: string | null): void => {
    fieldState.value = value;
    emit();
  };
  return { field, setValue, holds };
}

/** Writes options into a select, as React does. */
const renderOptions = (select: HTMLSelectElement, rendered: typeof options): void =>
  select.replaceChildren(
    ...["Select", ...rendered.map(({ label }) => label)].map((text) =>
      Object.assign(document.createElement("option"), { text }),
    ),
  );

/** A select of the page that shows what a field holds. */
function setupSelect(answer: string | null = null) {
  const select = document.createElement("select");
  const input = createSelectInput();
  const fieldState = fieldWith(answer);
  input.ref(select);
  return {
    ...fieldState,
    input,
    select,
    rerender(rendered = options): void {
      renderOptions(select, rendered);
      input.show(fieldState.field, rendered, options);
    },
    texts: () => [...select.options].map(({ text, selected }) => (selected ? `[${text}]` : text)),
  };
}

test("renders only the prompt and the selected option until its options are rendered", () => {
  const { rerender, holds, texts } = setupSelect();
  rerender([]);
  expect(texts()).toEqual(["[Select]"]);
  holds("CA");
  expect(texts()).toEqual(["Select", "[[CA]]"]);
  rerender();
  expect(texts()).toEqual(["Select", "[MD]", "[[CA]]", "[VA]"]);
  holds("VA");
  expect(texts()).toEqual(["Select", "[MD]", "[CA]", "[[VA]]"]);
});

test("lists an answer that is not an option last, until another one is chosen", () => {
  const { rerender, holds, texts, select } = setupSelect("TX");
  rerender();
  expect(texts()).toEqual(["Select", "[MD]", "[CA]", "[VA]", "[TX]"]);
  expect(select.innerHTML).not.toContain("value=");
  holds("MD");
  expect(texts()).toEqual(["Select", "[[MD]]", "[CA]", "[VA]"]);
});

test("stops following the field once it is unmounted", () => {
  const { rerender, field, holds, input, select, texts } = setupSelect();
  rerender();
  input.ref(null);
  expect(field.focusRef).toHaveBeenLastCalledWith(null, select);
  holds("CA");
  expect(texts()[0]).toBe("[Select]");
});

describe("a person's choice", () => {
  test.each([
    [0, null],
    [1, "MD"],
    [3, "VA"],
  ])("at index %j is %j", (place, value) => {
    const { rerender, input, select, setValue } = setupSelect("CA");
    rerender();
    select.selectedIndex = place;
    input.take();
    expect(setValue.mock.lastCall).toEqual([value]);
  });

  test("before hydration is adopted once", () => {
    const { rerender, field, select, setValue } = setupSelect();
    rerender();
    const again = createSelectInput();
    again.ref(select);
    select.selectedIndex = 2;
    again.show(field, options);
    again.show(field, options);
    expect(setValue.mock.calls).toEqual([["CA"]]);
  });
});
