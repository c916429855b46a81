import { render, screen } from "@testing-library/react";
import { ParameterForm } from "parameter-form";
import { expect, onTestFinished, test, vi } from "vitest";
import { drawOptions } from "../../../src/react/boxes/drawOptions.ts";

const listOf = (...labels: readonly string[]) =>
  labels.map((label) => {
    const [value = "", shown = value] = label.split(":");
    return { value, label: shown };
  });

/** Draws in a new select, and tells what stands in it. */
function drawn(prompt: string, options: ReturnType<typeof listOf>) {
  const select = document.createElement("select");
  drawOptions(select, prompt, options);
  return [...select.options].map(({ value, label }) => `${value}:${label}`);
}

test.each([
  ["the same list", ["a", "b"]],
  ["the same list again", ["a", "b"]],
  ["the same list a third time", ["a", "b"]],
  ["another label", ["a", "b:B"]],
  ["another value", ["a", "c:b"]],
  ["another order", ["b", "a"]],
  ["one less", ["a"]],
  ["one more", ["a", "b", "c"]],
  ["none", []],
  ["none again", []],
  ["values and labels that differ in capitals", ["A", "B"]],
])("after other lists, %s is drawn as it is", (_, labels) => {
  const options = listOf(...labels);
  const expected = options.map(({ value, label }) => `${value}:${label}`);
  expect(drawn("Select", options)).toEqual([":Select", ...expected]);
  expect(drawn("Wählen", options)).toEqual([":Wählen", ...expected]);
});

test("copies of one drawing are options of their own", () => {
  const [one, two, three] = [0, 1, 2].map(() => {
    const select = document.createElement("select");
    drawOptions(select, "Select", listOf("x", "y"));
    return select;
  });
  if (two) two.selectedIndex = 2;
  three?.options[1]?.remove();
  expect([one, two, three].map((select) => [select?.value, select?.length])).toEqual([
    ["", 3],
    ["y", 3],
    ["", 2],
  ]);
});

test.each([20, 200])("lists of %i options, more of them than are remembered", (count) => {
  for (const round of [1, 2, 3])
    for (let list = 0; list < 12; list++) {
      const options = Array.from({ length: count }, (_, place) => ({
        value: `${list} ${place}`,
        label: `Option ${place} of ${list}`,
      }));
      const select = document.createElement("select");
      drawOptions(select, "Select", options);
      const values = [...select.options].slice(1).map(({ value }) => value);
      expect(values, `round ${round}`).toEqual(options.map(({ value }) => value));
    }
});

test("a list that is drawn anew takes the place of the one before", () => {
  const select = document.createElement("select");
  drawOptions(select, "Select", listOf("a", "b"));
  drawOptions(select, "Select", listOf("c"));
  expect([...select.options].map(({ value }) => value)).toEqual(["", "c"]);
});

test("options are drawn where the document has no Option constructor, as that of happy-dom", () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("Option", undefined);
  const options = listOf("a:A", "b:B");
  const pay = { name: "pay", label: "Pay", type: "select", required: true, options };
  const before = { pay: "c" };
  render(
    <ParameterForm
      form={{ parameters: [pay] }}
      defaultValues={before}
      onSubmit={() => undefined}
    />,
  );
  const texts = screen.getAllByRole<HTMLOptionElement>("option").map(({ text }) => text);
  expect(texts).toEqual(["Select", "A", "B", "c"]);
});
