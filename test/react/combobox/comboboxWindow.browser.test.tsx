import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { patience, setPage } from "../../support/browser.tsx";
import { renderedOptions, expectSeen, items, openCombobox, places } from "./comboboxPage.tsx";

/** More rows than this are never drawn: twelve in view, four beyond each edge, one cut at each. */
const most = 22;

test.each([16, 100, 5000])("of %i options, renders only those in view", async (count) => {
  const { input } = await openCombobox({ options: items(count) });
  expect(renderedOptions()).toHaveLength(0);
  input.focus();
  for (const [key, active] of [
    ["{ArrowDown}", "Item 1"],
    ["{End}", `Item ${count}`],
    ["{PageUp}", `Item ${count - 10}`],
    ["{Home}", "Item 1"],
    ["{PageDown}", "Item 11"],
  ] as const) {
    await userEvent.keyboard(key);
    await expectSeen(input, { active });
    expect(renderedOptions().length).toBeLessThanOrEqual(most);
    expectInView(input);
  }
  const [first] = renderedOptions();
  expect(first).toHaveAttribute("aria-setsize", String(count));
  expect(renderedOptions().map((row) => row.getAttribute("aria-posinset"))).toEqual(
    renderedOptions().map(({ textContent }) => textContent?.replace("Item ", "")),
  );
});

/** The highlighted row is whole within the list. */
function expectInView(input: HTMLInputElement): void {
  const id = input.getAttribute("aria-activedescendant") ?? "";
  const row = document.getElementById(id)?.getBoundingClientRect();
  const list = document.querySelector("[role=listbox]")?.getBoundingClientRect();
  expect(row?.top).toBeGreaterThanOrEqual((list?.top ?? 0) - 1);
  expect(row?.bottom).toBeLessThanOrEqual((list?.bottom ?? 0) + 1);
}

test("scrolls to the answer when a long list opens, and renders rows while scrolling", async () => {
  const { input } = await openCombobox({ options: items(5000), defaultValues: { place: "v4321" } });
  await userEvent.click(input);
  await expectSeen(input, { active: "Item 4321" });
  expectInView(input);
  const list = document.querySelector("[role=listbox]");
  for (const top of [0, 100_000, 1e9]) {
    list?.scrollTo({ top });
    await vi.waitFor(() => {
      const box = list?.getBoundingClientRect();
      const at = document.elementFromPoint((box?.left ?? 0) + 20, (box?.top ?? 0) + 30);
      expect(at?.closest("[role=option]")).not.toBeNull();
    }, patience);
    expect(renderedOptions().length).toBeLessThanOrEqual(most);
  }
  expect(renderedOptions().at(-1)).toHaveTextContent("Item 5000");
  expect(input).not.toHaveAttribute("aria-activedescendant");
  await userEvent.keyboard("{ArrowDown}");
  await expectSeen(input, { active: "Item 4322" });
  expectInView(input);
});

/** The frames from the first key until the list is open. */
async function framesToOpen(count: number): Promise<number> {
  const { input } = await openCombobox({ options: items(count) });
  let frames = 0;
  const look = () => {
    if (renderedOptions().length > 0) return;
    frames++;
    requestAnimationFrame(look);
  };
  input.addEventListener("keydown", () => requestAnimationFrame(look), { once: true });
  input.focus();
  await userEvent.keyboard("{ArrowDown}");
  await vi.waitFor(() => expect(renderedOptions().length).toBeGreaterThan(0), patience);
  document.body.replaceChildren();
  return frames;
}

// The least of five, so that a busy machine does not decide.
test("opens 5,000 options in as many frames as 100", async () => {
  const [few, many]: [number[], number[]] = [[], []];
  for (let round = 0; round < 5; round++) {
    few.push(await framesToOpen(100));
    many.push(await framesToOpen(5000));
  }
  expect(Math.min(...many)).toBeLessThanOrEqual(Math.min(...few) + 2);
});

const long = Array.from({ length: 30 }, (_, i) => ({
  value: `${i}`,
  label: `A rather long name of an option that cannot stand in one line of a narrow page ${i}`,
}));

test.each([
  ["ltr", "100%"],
  ["rtl", "200%"],
] as const)(
  "in a page 320 px wide, %s and with text at %s, cuts nothing off",
  async (dir, size) => {
    await page.viewport(320, 800);
    setPage("dark", dir);
    document.documentElement.style.fontSize = size;
    const { input } = await openCombobox({ options: long, required: false });
    await userEvent.click(input);
    await userEvent.keyboard("{End}");
    await expectSeen(input, { active: long[29]?.label ?? "" });
    expectInView(input);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const heights = renderedOptions().map((row) => row.getBoundingClientRect().height);
    expect(new Set(heights.map(Math.round)).size).toBe(1);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
    await page.viewport(414, 896);
  },
);

test.each([
  [0, "below"],
  [760, "above"],
] as const)(
  "%i px down the page, opens %s, on top of the page, without moving anything",
  async (top, side) => {
    const { input } = await openCombobox({ options: places });
    document.body.style.paddingBlockStart = `${top}px`;
    const before = document.querySelector("button[type=submit]")?.getBoundingClientRect();
    await userEvent.click(input);
    await expectSeen(input, { open: true });
    const list = document.querySelector("[role=listbox]")?.getBoundingClientRect() ?? new DOMRect();
    const control = input.getBoundingClientRect();
    const gap = side === "below" ? list.top - control.bottom : control.top - list.bottom;
    expect(gap).toBeGreaterThanOrEqual(0);
    const at = document.elementFromPoint(list.left + 20, list.top + list.height / 2);
    expect(at?.closest("[role=listbox]")).not.toBeNull();
    const after = document.querySelector("button[type=submit]")?.getBoundingClientRect();
    expect(after).toEqual(before);
    document.body.style.paddingBlockStart = "";
  },
);
