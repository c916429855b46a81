import { type Components, ParameterForm } from "parameter-form";
import { Fragment, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderAlert } from "../../src/react/parts/Alert.tsx";
import { expectFocus, find, setPage, show } from "../support/browser.tsx";
import { textSettings } from "../support/reflow.ts";

/** 82 letters, and nowhere to break. */
const word = "Arbeitsunfähigkeitsbescheinigungsnummer".repeat(3).slice(0, 82);
const options = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ value: `${place}`, label: `${place}${word}` }));
const question = { label: word, description: word, required: true };
const form = {
  parameters: [
    { ...question, name: "text", type: "string" },
    { ...question, name: "pay", type: "currency" },
    { ...question, name: "yes", type: "boolean" },
    { ...question, name: "few", type: "select", options: options(3) },
    { ...question, name: "many", type: "select", options: options(20) },
  ],
};

/** Engines place letters on a grid of so many pixels. */
const grid = 1 / 64;

/** Whether an element reaches out of a window 320 px wide, or out of what cuts it off. A row of a list has room for two lines, and a list is scrolled. */
function isCut(element: Element): boolean {
  const content = document.createRange();
  content.selectNodeContents(element);
  const seen = element.matches("input, select") ? element : content;
  const { left, right, top, bottom } = seen.getBoundingClientRect();
  let isRow = false;
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(around);
    const box = around.getBoundingClientRect();
    isRow ||= webkitLineClamp !== "none";
    if (overflowX !== "visible" && (left < box.left - grid || right > box.right + grid))
      return true;
    if (overflowY !== "visible" && !isRow && (top < box.top || bottom > box.bottom)) return true;
  }
  return left < 0 || right > 320 + grid;
}

/** What is cut off, of all that has the word, and of all that is typed in, chosen or pressed. A select cuts its options off by itself. */
const cut = (): string[] =>
  [...document.querySelectorAll("main *")]
    .filter(
      (element) =>
        element.matches("input, select, button") ||
        [...element.childNodes].some((node) => node instanceof Text && node.data.includes(word)),
    )
    .filter((element) => !element.matches("option") && getComputedStyle(element).opacity !== "0")
    .filter(isCut)
    .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent}`);

/** Lines of the summary whose bullet stands beside a later line than their first: it stands on the baseline of what the line begins with. */
const badlyMarked = (): string[] =>
  [...document.querySelectorAll("[role=alert] li")]
    .filter((line) => getComputedStyle(line).listStyleType !== "none")
    .filter((line) => {
      const link = line.querySelector("a");
      if (!link) return false;
      const mark = document.createElement("span");
      mark.style.display = "inline-block";
      link.before(mark);
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      const { top, height } = link.getBoundingClientRect();
      return bottom > top + height / 2;
    })
    .map(({ textContent }) => textContent);

const alerts = ["alert", "success"] as const;

/** https://www.w3.org/TR/WCAG22/#reflow of words that are longer than a line. */
export function testLongWords(
  components: Partial<Components>,
  around: (children: ReactNode) => ReactNode,
): void {
  describe("at 320 px", () => {
    const { innerWidth, innerHeight } = window;
    beforeEach(() => page.viewport(320, 700));
    afterEach(() => page.viewport(innerWidth, innerHeight));

    test.each(textSettings)("a word of 82 letters breaks, %s", async (_, css) => {
      setPage("light");
      show(
        around(
          <>
            <style>{css}</style>
            {alerts.map((kind) => (
              <Fragment key={kind}>
                {renderAlert({ settings: { components, fields: {} } }, { kind, children: word })}
              </Fragment>
            ))}
            <ParameterForm
              form={form}
              components={components}
              booleanAs="radio"
              selectAs="radio"
              onSubmit={() => {}}
            />
          </>,
        ),
      );
      const combobox = await find("input[role=combobox]");
      await userEvent.click(page.getByRole("button", { name: "Submit" }));
      await expectFocus("There is a problem");
      expect(cut()).toEqual([]);
      expect(badlyMarked()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
      await userEvent.click(combobox);
      await find("[role=option]");
      expect(cut()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    });
  });
}
