import { parseForm } from "parameter-form";
import { describe, expect, test, vi } from "vitest";
import { selectBox } from "../../../src/react/boxes/selectBox.ts";
import { questions } from "../../support/questions.ts";

const [parameter] = parseForm(questions("State: select? MD|CA|VA")).parameters;
const options = parameter?.type === "select" ? parameter.options : [];
const closed = { prompt: "Select", late: true };

/** A select of the page that shows what a field holds. */
function drawSelect() {
  const select = document.createElement("select");
  const setValue = vi.fn<(value: unknown) => void>();
  const box = selectBox(() => undefined);
  box.ref(select);
  return {
    box,
    select,
    setValue,
    shows: (value: string | null, how = closed): void =>
      box.show({ value, setValue }, options, how),
    texts: () => [...select.options].map(({ text, selected }) => (selected ? `[${text}]` : text)),
  };
}

test("until it is opened, only the prompt and what is chosen are drawn", () => {
  const { box, shows, texts } = drawSelect();
  shows(null);
  expect(texts()).toEqual(["[Select]"]);
  shows("CA");
  expect(texts()).toEqual(["Select", "[[CA]]"]);
  box.open();
  expect(texts()).toEqual(["Select", "[MD]", "[[CA]]", "[VA]"]);
  shows("VA");
  expect(texts()).toEqual(["Select", "[MD]", "[CA]", "[[VA]]"]);
});

test("an answer that is no option comes last, and goes with another answer", () => {
  const { shows, texts } = drawSelect();
  const open = { prompt: "Select", late: false };
  shows("TX", open);
  expect(texts()).toEqual(["Select", "[MD]", "[CA]", "[VA]", "[TX]"]);
  shows("MD", open);
  expect(texts()).toEqual(["Select", "[[MD]]", "[CA]", "[VA]"]);
});

describe("What a person chooses", () => {
  test.each([
    [0, null],
    [1, "MD"],
    [3, "VA"],
  ])("at place %j is %j", (place, value) => {
    const { box, select, shows, setValue } = drawSelect();
    shows(null);
    box.open();
    select.selectedIndex = place;
    box.take();
    expect(setValue.mock.lastCall).toEqual([value]);
  });

  test("before there was a script is taken, once", () => {
    const { select, shows, setValue } = drawSelect();
    const open = { prompt: "Select", late: false };
    shows(null, open);
    const again = selectBox(() => undefined);
    again.ref(select);
    select.selectedIndex = 2;
    const field = { value: null, setValue };
    again.show(field, options);
    again.show(field, options);
    expect(setValue.mock.calls).toEqual([["CA"]]);
  });
});

test("two selects with the same options are drawn alike, each with its own prompt", () => {
  const drawn = ["Select", "Select", "Select", "Choose"].map((prompt) => {
    const { shows, texts, select } = drawSelect();
    shows(null, { prompt, late: false });
    return { texts: texts().join(), first: select.options[1] };
  });
  const rest = "[MD],[CA],[VA]";
  expect(drawn.map(({ texts }) => texts)).toEqual([
    ...Array<string>(3).fill(`[Select],${rest}`),
    `[Choose],${rest}`,
  ]);
  expect(new Set(drawn.map(({ first }) => first)).size).toBe(4);
});
