import { parseForm } from "parameter-form";
import { describe, expect, test, vi } from "vitest";
import { createSelectInput } from "../../../src/react/inputs/selectInputBinding.ts";
import { createEmitter } from "../../../src/core/emitter.ts";
import { questions } from "../../support/questions.ts";

const [parameter] = parseForm(questions("State: select? MD|CA|VA")).parameters;
const options = parameter?.type === "select" ? parameter.options : [];

/** A field that holds an answer, and tells of another. */
function heldField(answer: string | null) {
  const { subscribe, emit } = createEmitter();
  const held = { value: answer };
  const setValue = vi.fn<(value: unknown) => void>();
  const field = {
    setValue,
    focusRef: vi.fn<(element: unknown) => void>(),
    live: { value: () => held.value, inputValue: () => held.value ?? "", subscribe },
  };
  const holds = (value: string | null): void => {
    held.value = value;
    emit();
  };
  return { field, setValue, holds };
}

/** Writes options into a select, as React does. */
const drawInto = (select: HTMLSelectElement, drawn: typeof options): void =>
  select.replaceChildren(
    ...["Select", ...drawn.map(({ label }) => label)].map((text) =>
      Object.assign(document.createElement("option"), { text }),
    ),
  );

/** A select of the page that shows what a field holds. */
function drawSelect(answer: string | null = null) {
  const select = document.createElement("select");
  const input = createSelectInput();
  const held = heldField(answer);
  input.ref(select);
  return {
    ...held,
    input,
    select,
    draws(drawn = options): void {
      drawInto(select, drawn);
      input.show(held.field, drawn, options);
    },
    texts: () => [...select.options].map(({ text, selected }) => (selected ? `[${text}]` : text)),
  };
}

test("renders only the prompt and the selected option until its options are rendered", () => {
  const { draws, holds, texts } = drawSelect();
  draws([]);
  expect(texts()).toEqual(["[Select]"]);
  holds("CA");
  expect(texts()).toEqual(["Select", "[[CA]]"]);
  draws();
  expect(texts()).toEqual(["Select", "[MD]", "[[CA]]", "[VA]"]);
  holds("VA");
  expect(texts()).toEqual(["Select", "[MD]", "[CA]", "[[VA]]"]);
});

test("lists an answer that is not an option last, until another one is chosen", () => {
  const { draws, holds, texts, select } = drawSelect("TX");
  draws();
  expect(texts()).toEqual(["Select", "[MD]", "[CA]", "[VA]", "[TX]"]);
  expect(select.innerHTML).not.toContain("value=");
  holds("MD");
  expect(texts()).toEqual(["Select", "[[MD]]", "[CA]", "[VA]"]);
});

test("stops following the field once it is unmounted", () => {
  const { draws, field, holds, input, select, texts } = drawSelect();
  draws();
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
    const { draws, input, select, setValue } = drawSelect("CA");
    draws();
    select.selectedIndex = place;
    input.take();
    expect(setValue.mock.lastCall).toEqual([value]);
  });

  test("before hydration is adopted once", () => {
    const { draws, field, select, setValue } = drawSelect();
    draws();
    const again = createSelectInput();
    again.ref(select);
    select.selectedIndex = 2;
    again.show(field, options);
    again.show(field, options);
    expect(setValue.mock.calls).toEqual([["CA"]]);
  });
});
