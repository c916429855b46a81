import { parseForm, ParameterForm } from "parameter-form";
import { FormCollection, FormReview } from "parameter-form/collection";
import { directDeposit, federalW4, personalDetails } from "parameter-form/service";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, find, show } from "../support/browser.tsx";

const all = (selector: string): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];
const boxOf = (selector: string): DOMRect =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
const isSeen = (element: Element): boolean => element.getBoundingClientRect().width > 1;

const forms = [
  { form: parseForm(personalDetails), title: "Personal details" },
  { form: parseForm(federalW4), title: "Employee’s Withholding Certificate" },
  { form: parseForm(directDeposit), title: "Direct deposit" },
];
const attestation = { statement: "True" };

test.each([
  [360, false],
  [544, true],
  [1280, true],
])("at %i px, no mark is rendered without its name, and no name is cut", async (width, isNamed) => {
  await page.viewport(width, 800);
  show(
    <FormCollection
      forms={forms}
      attestation={attestation}
      step="direct-deposit"
      onSign={() => ({})}
    />,
  );
  await find(".pf-progress-step");
  const names = all(".pf-progress-name");
  expect(names).toHaveLength(5);
  expect(names.every(isSeen)).toBe(isNamed);
  expect(all(".pf-progress .pf-status-mark").some(isSeen) && !isNamed).toBe(false);
  for (const name of names.filter(isSeen)) {
    expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  }
  const heights = all(".pf-progress-step").map((step) =>
    parseFloat(getComputedStyle(step).borderTopWidth),
  );
  expect(Math.max(...heights)).toBe(8);
  expect(heights.filter((height) => height > 4)).toHaveLength(1);
});

test.each([360, 1280])(
  "at %i px, a review has one right edge, and a rejected row stays in line",
  async (width) => {
    await page.viewport(width, 800);
    show(
      <>
        <FormReview
          forms={[
            {
              form: forms[1]?.form ?? parseForm(federalW4),
              values: { ssn: "123-45-6789" },
              unread: { deductions: "12,5" },
            },
          ]}
          onChange={() => {}}
        />
        <ParameterForm form={personalDetails} onSubmit={() => {}} />
      </>,
    );
    await find(".pf-review-row");
    const edges = (side: "left" | "right", selector: string) =>
      new Set(all(selector).map((one) => Math.round(one.getBoundingClientRect()[side])));
    expect(edges("right", ".pf-review-list, .pf-review-change")).toEqual(
      edges("right", ".pf-fields > .pf-field"),
    );
    expect(edges("left", ".pf-review-question").size).toBe(1);
    const { left } = boxOf(".pf-review-row[data-invalid] .pf-review-question");
    expect(left).toBe(boxOf(".pf-review-question").left);
    for (const change of all(".pf-review-change > button")) {
      expect(getComputedStyle(change).fontWeight).toBe("400");
      const question = change.closest(".pf-review-row")?.querySelector(".pf-review-question");
      const top = question?.getBoundingClientRect().top ?? 0;
      expect(Math.abs(change.getBoundingClientRect().top - top)).toBeLessThanOrEqual(2);
    }
  },
);

test("an agreement is a card: a box of 24 px next to the statement", async () => {
  await page.viewport(360, 800);
  const parameters = [
    { name: "ok", label: "I agree to this statement", type: "boolean", required: true },
  ];
  show(
    <ParameterForm
      form={{ parameters }}
      fields={{ ok: { as: "agreement" } }}
      onSubmit={() => {}}
    />,
  );
  await find("input");
  const box = boxOf("input");
  const label = boxOf("label.pf-label");
  expect([box.width, box.height]).toEqual([24, 24]);
  expect(label.left).toBeGreaterThan(box.right);
  expect(label.top).toBeLessThan(box.bottom);
  expect(getComputedStyle(all(".pf-field")[0] ?? document.body).borderTopWidth).toBe("1px");
  await userEvent.click(page.getByText("I agree to this statement"));
  await expect.element(page.getByRole("checkbox")).toBeChecked();
});

test("a link of the summary keeps its colour under a pointer", async () => {
  await page.viewport(360, 800);
  show(<ParameterForm form={personalDetails} onSubmit={() => {}} />);
  await find("input");
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await expectFocus("There is a problem");
  const link = page.getByRole("link", { name: "First name" });
  const { color } = getComputedStyle(link.element());
  await link.hover();
  expect(getComputedStyle(link.element()).color).toBe(color);
});
