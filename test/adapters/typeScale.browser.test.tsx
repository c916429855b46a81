import { type Components, ParameterForm } from "parameter-form";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { expectFocus, find, patience, show } from "../support/browser.tsx";
import { designSystems } from "./designSystems.tsx";

type Around = (children: ReactNode) => ReactNode;

const looks: readonly (readonly [string, Partial<Components> | undefined, Around])[] = [
  ["our own look", undefined, (children) => children],
  ...designSystems,
];

const required = { required: true, description: "A hint" };
const form = {
  description: "Withholding",
  jurisdiction_name: "Oregon",
  parameters: [
    { ...required, name: "nickname", label: "Name", type: "string" },
    { ...required, name: "pay", label: "Pay", type: "currency" },
    { ...required, name: "share", label: "Share", type: "percent" },
    {
      ...required,
      name: "plan",
      label: "Plan",
      type: "select",
      options: [{ value: "a", label: "Alpha" }],
    },
    { ...required, name: "exempt", label: "Exempt", type: "boolean" },
    { ...required, name: "note", label: "Note", type: "string" },
  ],
};

async function showFailed(components: Partial<Components> | undefined, around: Around) {
  show(
    around(
      <ParameterForm
        form={form}
        components={components}
        sections={[{ title: "Pay", description: "A lead", names: ["nickname", "pay", "plan"] }]}
        fields={{ exempt: { booleanAs: "radio" }, note: { multiline: true } }}
        onSubmit={() => {}}
      />,
    ),
  );
  await find("input");
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await expectFocus("There is a problem");
}

const all = (selector: string): readonly Element[] => {
  const found = [...document.querySelectorAll(selector)];
  if (found.length === 0) throw new Error(`Nothing on the page is ${selector}`);
  return found;
};

const sizesOf = (selector: string): readonly number[] =>
  all(selector).map((element) => parseFloat(getComputedStyle(element).fontSize));

const question = ".pf-field > :is(label, legend)";

/** Texts that are no larger than a question, and those that are no smaller. */
const atMost = [
  ".pf-facts",
  ".pf-section-description",
  ".pf-summary-lead",
  ".pf-field > [id$=-hint]",
  ".pf-field > [id$=-error]",
] as const;
const atLeast = [".pf-heading", ".pf-section-title"] as const;

beforeEach(() => page.viewport(900, 900));

test.each(looks)("%s: texts of the form and of its parts have one scale", async (_, ...look) => {
  await showFailed(...look);
  const questions = sizesOf(question);
  expect(questions).toHaveLength(form.parameters.length);
  const larger = atMost.filter((text) => Math.max(...sizesOf(text)) > Math.min(...questions));
  expect(larger).toEqual([]);
  const smaller = atLeast.filter((text) => Math.min(...sizesOf(text)) <= Math.max(...questions));
  expect(smaller).toEqual([]);
  // A design system may have smaller text in its alerts.
  const [heading] = sizesOf(".pf-summary-heading");
  expect(heading).toBeGreaterThan(Math.max(...sizesOf(".pf-summary-lead")));
});

const touch = (enabled: boolean) =>
  cdp().send("Emulation.setTouchEmulationEnabled", {
    enabled,
    ...(enabled && { maxTouchPoints: 1 }),
  });
afterEach(() => touch(false));

const controls = ".pf-answer :is(input:not([type=radio]), select, textarea)";

/** Pressed by a thumb: whatever stands around an own control belongs to it. */
const targets = [controls, ".pf-answer label", ".pf-actions button"].join();

const heightOf = (element: Element): number =>
  (element.closest(".pf-control") ?? element).getBoundingClientRect().height;

test.each(looks)(
  "%s: by a thumb, controls have text of 16 px and targets of 44 px",
  async (_, ...look) => {
    await showFailed(...look);
    await touch(true);
    await vi.waitFor(() => expect(matchMedia("(pointer: coarse)").matches).toBe(true), patience);
    const tooSmall = () => sizesOf(controls).filter((size) => size < 16);
    const tooLow = () =>
      all(targets)
        .filter((element) => heightOf(element) < 44)
        .map((element) => `${element.outerHTML.slice(0, 80)} ${heightOf(element)}`);
    expect(all(targets).length).toBeGreaterThan(form.parameters.length);
    await vi.waitFor(() => expect(tooSmall()).toEqual([]), patience);
    expect(tooLow()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(900);
  },
);
