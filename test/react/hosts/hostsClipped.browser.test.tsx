import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { boxOf, openIn, place, until } from "./hostsPage.tsx";

const form = { parameters: [place] };
const parents: readonly (readonly [name: string, css: string])[] = [
  ["a clipping parent as tall as the field", "overflow: hidden; block-size: 5rem"],
  ["one with overflow: clip", "overflow: clip; block-size: 5rem; margin-block-start: 20rem"],
  [
    "one at the lower edge of the window",
    "overflow: hidden; block-size: 5rem; position: fixed; inset-block-end: 0",
  ],
  [
    "one that is turned and moved",
    "overflow: hidden; block-size: 5rem; transform: translate(3rem, 1rem)",
  ],
  ["one that scrolls", "overflow: auto; block-size: 5rem"],
  ["one whose paint is contained", "overflow: hidden; block-size: 5rem; contain: paint"],
];

test.each(parents)("in %s, the options are fully visible and can be chosen", async (_, css) => {
  const { only, control } = await openIn((page) => boxOf(page, css), form);
  const box = control("Place");
  box.focus();
  await userEvent.keyboard("{ArrowDown}");
  await until(() => expect(only("[role=option]")).toBeVisible());
  const popup = only(".pf-popup").getBoundingClientRect();
  const frame = only(".pf-combobox").getBoundingClientRect();
  expect(popup.top).toBeGreaterThanOrEqual(0);
  expect(popup.bottom).toBeLessThanOrEqual(document.documentElement.clientHeight);
  expect(
    Math.min(Math.abs(popup.top - frame.bottom), Math.abs(popup.bottom - frame.top)),
  ).toBeLessThan(10);
  expect([popup.left, popup.width].map(Math.round)).toEqual(
    [frame.left, frame.width].map(Math.round),
  );
  for (const option of [...only(".pf-popup").querySelectorAll("[role=option]")].slice(0, 3)) {
    const { left, top, width, height } = option.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(hit?.closest("[role=option]")).toBe(option);
  }
  await userEvent.click(only("[role=option]"));
  await until(() => expect(box).toHaveValue("Item 1"));
  expect(only(".pf-popup").getAttributeNames()).not.toContain("popover");
});

test("the options follow their field while the page scrolls, and closing puts them back", async () => {
  const { only, control } = await openIn(
    (page) => boxOf(page, "overflow: hidden; block-size: 5rem; margin-block: 10rem 200rem"),
    form,
  );
  control("Place").focus();
  await userEvent.keyboard("{ArrowDown}");
  await until(() => expect(only("[role=option]")).toBeVisible());
  const gap = () =>
    only(".pf-popup").getBoundingClientRect().top -
    only(".pf-combobox").getBoundingClientRect().bottom;
  const before = gap();
  window.scrollBy(0, 60);
  await until(() => expect(window.scrollY).toBeGreaterThan(30));
  await until(() => expect(Math.round(gap())).toBe(Math.round(before)));
  await userEvent.keyboard("{Escape}");
  await until(() => expect(control("Place")).toHaveAttribute("aria-expanded", "false"));
  expect(only(".pf-popup").getAttribute("style") ?? "").toBe("");
});
