import { type Components, type FieldSettings, ParameterForm } from "parameter-form";
import { directDeposit, everyType, personalDetails } from "parameter-form/service";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { paleBorders } from "./borders.ts";
import { expectFocus, find, patience, setPage, show } from "../support/browser.tsx";
import { designSystems } from "./designSystems.tsx";

type Around = (children: ReactNode) => ReactNode;

const looks: readonly (readonly [
  name: string,
  components: Partial<Components> | undefined,
  Around,
])[] = [["our own look", undefined, (children) => children], ...designSystems];

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

async function renderAdapter(
  components: Partial<Components> | undefined,
  around: Around,
): Promise<void> {
  show(
    around(
      <ParameterForm form={form} components={components} fields={fields} onSubmit={() => {}} />,
    ),
  );
  await find("input");
  await find("[role=combobox]");
}

const rem = 16;

function answerOf(label: string): Element {
  const control = page.getByLabelText(label).element();
  return control.closest(".pf-answer") ?? control;
}

/** Width of the box of an answer, in rem. */
const widthOf = (label: string): number => answerOf(label).getBoundingClientRect().width / rem;

/** Width of a text of so many digits with so much room beside it, in rem. */
function roomFor(label: string, digits: number, room: number): number {
  const ruler = document.createElement("div");
  ruler.style.cssText = `position: absolute; width: calc(${digits}ch + ${room}em)`;
  answerOf(label).append(ruler);
  const { width } = ruler.getBoundingClientRect();
  ruler.remove();
  return width / rem;
}

/** Width in rem, and the digits of the longest usual answer with its room, which a wide font needs. */
const widths: readonly (readonly [label: string, width: number, digits: number, room: number])[] = [
  ["ZIP code", 8, 10, 2],
  ["Social Security number", 14, 14, 2],
  ["Employer's number", 14, 14, 2],
  ["Routing number", 14, 14, 2],
  ["Date of birth", 10, 10, 2],
  ["Phone number", 14, 14, 2],
  ["Number of dependents", 6, 4, 2],
  ["Share of time", 8, 10, 2],
  ["Yearly salary", 12, 12, 4.875],
  ["Badge", 6, 4, 2],
  ["Street address", 34, 0, 0],
  ["Job title", 34, 0, 0],
];

test.each(looks)("%s: sizes a control by its expected answer", async (_, components, around) => {
  await page.viewport(1280, 800);
  await renderAdapter(components, around);
  const rounded = (width: number): number => Math.round(width * 100) / 100;
  const found = widths.map(([label]) => [label, rounded(widthOf(label))]);
  const expected = widths.map(([label, width, digits, room]) => [
    label,
    rounded(Math.max(width, roomFor(label, digits, room))),
  ]);
  expect(found).toEqual(expected);
});

test.each(looks)("%s: fits the width of a phone", async (_, components, around) => {
  await page.viewport(360, 800);
  await renderAdapter(components, around);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

const controls = () => [...document.querySelectorAll("form :is(input, select, label, legend)")];

test.each(looks)(
  "%s: a failed submission shifts nothing sideways and adds no colour to labels",
  async (_, components, around) => {
    await page.viewport(1280, 800);
    await renderAdapter(components, around);
    const look = () =>
      controls().map((element) => {
        const { x, width } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        // Where the text stands: a wider border takes its room from the padding.
        const left = parseFloat(style.borderLeftWidth) + parseFloat(style.paddingLeft);
        const right = parseFloat(style.borderRightWidth) + parseFloat(style.paddingRight);
        const color = element.matches("label, legend") && style.color;
        return [element.id, x + left, width - left - right, color];
      });
    const before = look();
    await userEvent.click(page.getByRole("button", { name: "Submit" }));
    await expectFocus("There is a problem");
    expect(look()).toEqual(before);
  },
);

const boxOf = (element: Element | null | undefined): DOMRect =>
  element?.getBoundingClientRect() ?? new DOMRect();

test.each(looks)(
  "%s: city, state and ZIP code share a row where there is room, also when one has an error",
  async (_, components, around) => {
    await page.viewport(1280, 800);
    await renderAdapter(components, around);
    await userEvent.fill(page.getByLabelText("ZIP code"), "21201");
    await userEvent.click(page.getByRole("button", { name: "Submit" }));
    await expectFocus("There is a problem");
    const parts = ["City", "State", "ZIP code"].map((name) =>
      page.getByLabelText(name, { exact: true }).first().element(),
    );
    const tops = () => parts.map((part) => boxOf(part.closest(".pf-answer")).top);
    expect(new Set(tops().map(Math.round)).size).toBe(1);
    await page.viewport(360, 800);
    // The city has a line of its own, and the two short ones share the next.
    await vi.waitFor(() => expect(new Set(tops().map(Math.round)).size).toBe(2), patience);
  },
);

test.each(["light", "dark"] as const)(
  "%s: borders of the form's own controls have a contrast of 3 to 1",
  async (theme) => {
    setPage(theme);
    await renderAdapter(undefined, (children) => children);
    await page.getByRole("button", { name: "Submit" }).hover();
    expect(paleBorders()).toEqual([]);
  },
);

test.each(looks)(
  "%s: a list opens below its field if its options fit there, and never covers the label",
  async (_, components, around) => {
    await page.viewport(1280, 800);
    await renderAdapter(components, around);
    const input = page.getByRole("combobox", { name: "State" }).element();
    scrollBy(0, boxOf(input).top - 520);
    await userEvent.click(input);
    const list = () => boxOf(document.querySelector("[role=listbox]"));
    const label = () => boxOf(input instanceof HTMLInputElement ? input.labels?.[0] : null);
    await vi.waitFor(() => {
      expect(list().height).toBeGreaterThan(200);
      expect(list().bottom).toBeLessThanOrEqual(label().top);
    }, patience);
    await userEvent.keyboard("maryl");
    await vi.waitFor(() => {
      expect(list().height).toBeLessThan(100);
      expect(list().top).toBeGreaterThanOrEqual(boxOf(input).bottom);
    }, patience);
  },
);

test.each(looks)("%s: Show appears beside a text without a jump", async (_, components, around) => {
  await renderAdapter(components, around);
  const show = page.getByRole("button", { name: "Show Social Security number" });
  expect(show.query()).toBeNull();
  const input = page.getByLabelText("Social Security number").first();
  const before = boxOf(input.element());
  await userEvent.fill(input, "123-45-6789");
  expect(boxOf(input.element()).x).toBe(before.x);
  const button = boxOf(await show.findElement());
  const answer = boxOf(input.element().closest(".pf-answer"));
  expect(button.right).toBeLessThanOrEqual(answer.right);
});

/** Chakra's reset has links in the colour of the text around them. */
const accents: Readonly<Record<string, string>> = {
  "Material UI": "rgb(25, 118, 210)",
  Mantine: "rgb(24, 100, 171)",
};

test.each(looks.filter(([name]) => name in accents))(
  "%s: links that the form renders have the form's accent colour, or the page's",
  async (name, components, around) => {
    const official = { ...form, link: "https://example.com/form.pdf" };
    const renderAdapter = (accent?: string) =>
      around(
        <div style={accent === undefined ? {} : Object.fromEntries([["--pf-accent", accent]])}>
          <ParameterForm form={official} components={components} onSubmit={() => {}} />
        </div>,
      );
    const rerender = show(renderAdapter());
    const color = () =>
      getComputedStyle(document.querySelector(".pf-facts a") ?? document.body).color;
    await vi.waitFor(() => expect(color()).toBe(accents[name]), patience);
    rerender(renderAdapter("rgb(1, 2, 3)"));
    await vi.waitFor(() => expect(color()).toBe("rgb(1, 2, 3)"), patience);
  },
);

test.each(looks)(
  "%s: city, state and ZIP code fill their line, and the name of a state fits",
  async (_, components, around) => {
    await page.viewport(1280, 800);
    await renderAdapter(components, around);
    const [street, state, zip] = ["Street address", "State", "ZIP code"].map(
      (name) => page.getByLabelText(name, { exact: true }).first().element() as HTMLInputElement,
    );
    const endOf = (element: Element | undefined) => boxOf(element?.closest(".pf-answer")).right;
    expect(endOf(zip)).toBeCloseTo(endOf(street), 0);
    await userEvent.fill(state as Element, "NC - North Carolina");
    await userEvent.keyboard("{Enter}");
    expect(state?.value).toBe("NC - North Carolina");
    expect(state?.scrollWidth).toBeLessThanOrEqual(state?.clientWidth ?? 0);
  },
);
