import { type Components, ParameterForm } from "parameter-form";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { expectFocus, find, show } from "../support/browser.tsx";
import { designSystems } from "./designSystems.tsx";

type Around = (children: ReactNode) => ReactNode;

const looks: readonly (readonly [string, Partial<Components> | undefined, Around])[] = [
  ["our own look", undefined, (children) => children],
  ...designSystems,
];

const choice = { type: "select", required: true, options: [{ value: "a", label: "Alpha" }] };
const described = { required: true, description: "A hint" };
const form = {
  parameters: [
    { ...described, name: "city", label: "City", type: "string" },
    { ...described, name: "pay", label: "Pay", type: "currency" },
    { ...described, ...choice, name: "plan", label: "Plan" },
    { ...described, name: "exempt", label: "Exempt", type: "boolean" },
  ],
};

async function showFailed(components: Partial<Components> | undefined, around: Around) {
  const fields = { exempt: { booleanAs: "radio" } } as const;
  show(
    around(
      <ParameterForm form={form} components={components} fields={fields} onSubmit={() => {}} />,
    ),
  );
  await find("input");
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await expectFocus("There is a problem");
}

const forceColors = (value: "active" | "none") =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });

const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];

beforeEach(() => page.viewport(900, 900));
afterEach(() => forceColors("none"));

test.each(looks)("%s: an error differs from a hint by weight and sign", async (_, ...look) => {
  await showFailed(...look);
  const looksOf = (end: string) =>
    all(`.pf-field > [id$="${end}"]`).map((element) => {
      const sign = getComputedStyle(element, "::before");
      return [getComputedStyle(element).fontWeight, sign.content, sign.width, sign.height];
    });
  expect(new Set(looksOf("-hint").map(([weight]) => weight))).toEqual(new Set(["400"]));
  expect(looksOf("-error")).toEqual(Array(4).fill(["600", '"!" / ""', "16px", "16px"]));
});

test.each([
  ["none", "2px"],
  ["active", "3px"],
] as const)("with forced colours %s, the border of an error is %s", async (forced, width) => {
  await forceColors(forced);
  await showFailed(undefined, (children) => children);
  const controls = all(".pf-control, .pf-radio");
  expect(controls).toHaveLength(5);
  for (const control of controls)
    expect(getComputedStyle(control).borderInlineStartWidth).toBe(width);
});

test("the sign of an error is seen in forced colours", async () => {
  await forceColors("active");
  await showFailed(undefined, (children) => children);
  for (const error of all(".pf-error")) {
    const { borderTopColor } = getComputedStyle(error, "::before");
    expect(borderTopColor).toBe(getComputedStyle(error).color);
    expect(borderTopColor).not.toBe(getComputedStyle(document.body).backgroundColor);
  }
});
