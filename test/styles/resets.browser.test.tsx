import css from "../../src/styles/styles.css?inline";
import { ParameterForm } from "parameter-form";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { unlayered } from "../../src/styles/unlayered.ts";
import { expectFocus, find, show } from "../support/browser.tsx";
import { resets } from "./resets.ts";

const parameter = { required: true, description: "A hint" };
const form = {
  description: "Withholding",
  jurisdiction_name: "Oregon",
  link: "https://example.com/form.pdf",
  parameters: [
    { ...parameter, name: "nickname", label: "Name", type: "string" },
    { ...parameter, name: "pay", label: "Pay", type: "currency" },
    { ...parameter, name: "ssn", label: "SSN", type: "string" },
    { ...parameter, name: "note", label: "Note", type: "string" },
    { ...parameter, name: "exempt", label: "Exempt", type: "boolean" },
    { ...parameter, name: "married", label: "Married", type: "boolean" },
    { ...parameter, name: "agree", label: "I agree", type: "boolean" },
  ],
};

const sections = [{ title: "Pay", description: "A lead", names: ["pay", "ssn"] }];

/** The page's own text, which the form has as well. */
const host = "body { margin: 0; line-height: 1.5; font-family: sans-serif } ";

/** Shows a form that was refused in a page that loads a reset after the style sheet without a layer. */
async function showFailed(reset: string): Promise<void> {
  show(
    <>
      <style>{host + unlayered(css) + reset}</style>
      <ParameterForm
        form={form}
        sections={sections}
        fields={{
          note: { multiline: true },
          married: { booleanAs: "radio" },
          agree: { as: "agreement" },
        }}
        onSubmit={() => {}}
      />
    </>,
  );
  await find("input");
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await expectFocus("There is a problem");
}

const all = (selector: string): readonly Element[] => {
  const found = [...document.querySelectorAll(`form ${selector}`)];
  if (found.length === 0) throw new Error(`Nothing in the form is ${selector}`);
  return found;
};

const lengths = (selector: string, property: string): readonly number[] =>
  all(selector).map((element) => parseFloat(getComputedStyle(element).getPropertyValue(property)));

/** In px, the least that each of these elements has of a property, whatever the page's reset. */
const least: readonly (readonly [selector: string, property: string, px: number])[] = [
  [".pf-control", "border-top-width", 1],
  [".pf-control", "height", 44],
  [".pf-input", "padding-left", 8],
  [".pf-select", "padding-left", 8],
  [".pf-input", "font-size", 16],
  [".pf-radio", "border-top-width", 1],
  [".pf-radio", "padding-left", 8],
  [".pf-radio > input", "width", 20],
  [".pf-agreement > input", "width", 24],
  [".pf-label", "font-size", 16],
  [".pf-hint", "font-size", 12],
  [".pf-error", "font-size", 12],
  [".pf-summary", "border-top-width", 1],
  [".pf-summary", "padding-left", 16],
  [".pf-button", "padding-left", 16],
  [".pf-button", "height", 44],
  [".pf-fields", "row-gap", 20],
];

beforeEach(() => page.viewport(1280, 900));

test.each(Object.entries(resets))("%s keeps minimal sizes and borders", async (_, reset) => {
  await showFailed(reset);
  const small = least.flatMap(([selector, property, px]) => {
    const found = Math.min(...lengths(selector, property));
    return found >= px ? [] : [`${selector} { ${property}: ${found}px }`];
  });
  expect(small).toEqual([]);
});

test.each(Object.entries(resets))("%s keeps Submit filled and links marked", async (_, reset) => {
  await showFailed(reset);
  // Opaque, in the colour that it has below a pointer or fades from.
  for (const button of all(".pf-button"))
    expect(getComputedStyle(button).backgroundColor).toMatch(/^rgb\(2\d, \d+, \d+\)$/);
  for (const link of all("a")) expect(getComputedStyle(link).textDecorationLine).toBe("underline");
});

test.each(Object.entries(resets))("%s moves nothing in the form", async (_, reset) => {
  await showFailed(reset);
  const sheet = await find("main > style");
  const boxes = () =>
    all("*:not(option)").map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.outerHTML.slice(0, 60), ...[x, y + scrollY, width, height].map(Math.round)];
    });
  const withReset = boxes();
  sheet.textContent = host + unlayered(css);
  expect(withReset).toEqual(boxes());
});
