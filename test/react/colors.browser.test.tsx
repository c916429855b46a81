import { ParameterForm } from "parameter-form";
import { everyType } from "parameter-form/service";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { find, setPage, show } from "../support/browser.tsx";
import { behind, contrast, pale } from "../support/contrast.ts";

const themes = ["light", "dark"] as const;
const hinted = everyType.parameters.map((parameter) => ({ ...parameter, description: "A hint." }));
const form = { ...everyType, parameters: hinted };

beforeEach(() => page.viewport(800, 900));

/** A form after a failed submission, with one field that may not be edited and one that cannot be. */
async function showForm() {
  const fields = { optional_string: { readOnly: true }, optional_percent: { disabled: true } };
  show(<ParameterForm form={form} fields={fields} onSubmit={() => {}} />);
  await find("input");
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await find(".pf-summary");
}

const texts = [
  ".pf-heading",
  ".pf-facts > li",
  ".pf-facts a",
  ".pf-label",
  ".pf-mark",
  ".pf-hint",
  ".pf-error",
  ".pf-input",
  ".pf-select",
  ".pf-affix",
  ".pf-summary-heading",
  ".pf-summary-list a",
  ".pf-button",
];

test.each(themes)("texts have a contrast of 4.5:1 in the %s theme", async (theme) => {
  setPage(theme);
  await showForm();
  expect(pale(texts)).toEqual([]);
});

test.each(themes)("borders of controls have a contrast of 3:1 in the %s theme", async (theme) => {
  setPage(theme);
  await showForm();
  await page.getByRole("heading", { name: "Every type of question" }).hover();
  const controls = [...document.querySelectorAll(".pf-control:not(:has([readonly], :disabled))")];
  expect(controls).toHaveLength(10);
  for (const control of controls) {
    const { borderTopColor } = getComputedStyle(control);
    expect(contrast(borderTopColor, behind(control))).toBeGreaterThanOrEqual(3);
    expect(contrast(borderTopColor, behind(control.parentElement))).toBeGreaterThanOrEqual(3);
  }
});

test("computes the contrast of white, black and a grey", () => {
  const white = [255, 255, 255, 1] as const;
  expect(contrast("rgb(0, 0, 0)", white)).toBeCloseTo(21);
  expect(contrast("rgb(255, 255, 255)", white)).toBe(1);
  expect(contrast("rgb(119, 119, 119)", white)).toBeCloseTo(4.48, 2);
});
