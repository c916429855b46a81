import { screen, within } from "@testing-library/react";
import type { FormCollectionProps } from "parameter-form/collection";
import { describe, expect, test } from "vitest";
import { formOf, renderCollection, stepShown } from "../../support/renderCollection.tsx";
import { field, summary } from "../../support/renderForm.tsx";

const setup = (lines: readonly string[], more: Partial<FormCollectionProps> = {}) =>
  renderCollection({ forms: [{ form: formOf("a", ...lines) }], step: "review", ...more });
const box = () => screen.getByRole("alert");

const many = Array.from({ length: 9 }, (_, place) => `Question ${place}: string`);

describe("the summary of a collection", () => {
  test.each([
    [undefined, 2],
    [3, 3],
  ] as const)("has a heading of the level of the step, %s", async (headingLevel, level) => {
    const view = setup(["One: string"], { headingLevel });
    await view.press("Submit");
    expect(within(box()).getByRole("heading", { level })).toBeVisible();
  });

  test("takes focus at each try", async () => {
    const view = setup(["One: string"]);
    for (const _ of [1, 2]) {
      await view.press("Submit");
      expect(box()).toHaveFocus();
    }
  });

  test.each<readonly [string, readonly string[], boolean]>([
    ["many answers that are missing", many, true],
    ["few", ["One: string"], false],
  ])("counts %s", async (_, lines, isCounted) => {
    const view = setup(lines);
    await view.press("Submit");
    expect(/9 questions/.test(box().textContent ?? "")).toBe(isCounted);
  });

  test("does not count wrong answers", async () => {
    const wrong = many.map((line) => line.replace("string", "boolean"));
    const names = many.map((line) => line.replace(": string", ""));
    const defaultValues = Object.fromEntries(names.map((name) => [name, "maybe"]));
    const view = setup([], { forms: [{ form: formOf("a", ...wrong), defaultValues }] });
    await view.press("Submit");
    expect(summary()).toHaveLength(3);
    await view.press("Show 6 more");
    expect(summary()).toHaveLength(9);
    expect(box()).not.toHaveTextContent("9 questions");
  });

  test.each([
    [true, "Error: Onboarding"],
    [undefined, "Onboarding"],
  ])("is in the page's title with onErrorTitle %s", async (onErrorTitle, title) => {
    document.title = "Onboarding";
    const view = setup(["One: string"], { onErrorTitle });
    expect(document.title).toBe("Onboarding");
    await view.press("Submit");
    expect(document.title).toBe(title);
  });

  test("links to its question without changing the address", async () => {
    const view = setup(["One: string", "Two: string"], { step: undefined });
    view.change({ step: "review" });
    await view.press("Submit");
    view.change({ step: undefined });
    view.change({ step: "review" });
    const { href } = location;
    const links = screen.getAllByRole("link");
    expect(new Set(links.map((link) => link.getAttribute("href"))).size).toBe(2);
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    links[1]?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(location.href).toBe(href);
    expect(view.onStepChange.mock.lastCall).toEqual(["a", { replace: false }]);
    view.change({ step: "a" });
    expect(stepShown()).toContain("Form a");
    expect(field("Two")).toHaveFocus();
  });

  test("has no link where no question is affected", async () => {
    const view = setup(["One: string?"], { onSign: () => ({ form: ["Closed"] }) });
    await view.press("Submit");
    expect(summary()).toEqual(["Closed"]);
    expect(screen.queryByRole("link")).toBeNull();
  });
});
