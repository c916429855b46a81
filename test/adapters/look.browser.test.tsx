import { type Components, type FieldSettings, ParameterForm } from "parameter-form";
import { directDeposit, everyType, personalDetails } from "parameter-form/service";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, find, show } from "../support/browser.tsx";
import { designSystems } from "../support/designSystems.tsx";

type Around = (children: ReactNode) => ReactNode;

const looks: readonly (readonly [name: string, components: Components | undefined, Around])[] = [
  ["our own look", undefined, (children) => children],
  ...designSystems,
];

/** Every question that a width is known for, and others. */
const form = {
  parameters: [
    ...personalDetails.parameters,
    ...directDeposit.parameters,
    ...everyType.parameters,
    { name: "ein", label: "Employer's number", type: "string", required: true },
    { name: "badge", label: "Badge", type: "string", required: true },
  ],
};

const fields: Readonly<Record<string, FieldSettings>> = {
  badge: { width: "6rem" },
  required_boolean: { booleanAs: "radio" },
};

async function draw(components: Components | undefined, around: Around): Promise<void> {
  show(
    around(
      <ParameterForm form={form} components={components} fields={fields} onSubmit={() => {}} />,
    ),
  );
  await find("input");
  await find("[role=combobox]");
}

const rem = 16;

/** In rem, how wide the box is that a question is answered in, with all that stands in it. */
const widthOf = (label: string): number =>
  (page.getByLabelText(label).element().closest(".pf-answer")?.getBoundingClientRect().width ?? 0) /
  rem;

const widths: readonly (readonly [label: string, width: number])[] = [
  ["ZIP code", 8],
  ["Social Security number", 12],
  ["Employer's number", 12],
  ["Routing number", 12],
  ["Date of birth", 10],
  ["Phone number", 14],
  ["Number of dependents", 6],
  ["Share of time", 8],
  ["Yearly salary", 12],
  ["Badge", 6],
  ["Street address", 34],
  ["Job title", 34],
];

test.each(looks)("%s: a control is as wide as its answer", async (_, components, around) => {
  await page.viewport(1280, 800);
  await draw(components, around);
  const found = widths.map(([label]) => [label, widthOf(label)]);
  expect(found).toEqual(widths);
});

test.each(looks)("%s: nothing is wider than a phone", async (_, components, around) => {
  await page.viewport(360, 800);
  await draw(components, around);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

const controls = () => [...document.querySelectorAll("form :is(input, select, label, legend)")];

test.each(looks)(
  "%s: a failed submission moves nothing to the side, and adds no colour to labels",
  async (_, components, around) => {
    await page.viewport(1280, 800);
    await draw(components, around);
    const look = () =>
      controls().map((element) => {
        const { x, width } = element.getBoundingClientRect();
        const color = element.matches("label, legend") && getComputedStyle(element).color;
        return [element.id, x, width, color];
      });
    const before = look();
    await userEvent.click(page.getByRole("button", { name: "Submit" }));
    await expectFocus("There is a problem");
    expect(look()).toEqual(before);
  },
);
