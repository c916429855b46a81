import { type Components, ParameterForm } from "parameter-form";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, find, patience, show } from "../support/browser.tsx";
import { designSystems } from "./designSystems.tsx";

const headerHeight = 120;
const choice = { type: "select", required: true, options: [{ value: "a", label: "Alpha" }] };
const form = {
  parameters: [
    { name: "city", label: "City", type: "string", required: true },
    { name: "pay", label: "Pay", type: "currency", required: true },
    { ...choice, name: "plan", label: "Plan" },
    { name: "exempt", label: "Exempt", type: "boolean", required: true },
    { name: "note", label: "Note", type: "string", required: false },
  ],
};

/** A form that was refused, under a sticky header which tells it how much of the page it covers, with room to scroll. */
async function failUnderHeader(
  components: Partial<Components>,
  around: (children: ReactNode) => ReactNode,
) {
  show(
    around(
      <>
        <style>{`.pf-form { --pf-scroll-margin: ${headerHeight + 8}px }`}</style>
        <header
          style={{
            position: "sticky",
            top: 0,
            zIndex: 2,
            height: headerHeight,
            background: "Canvas",
          }}
        >
          The host
        </header>
        <ParameterForm form={form} booleanAs="radio" components={components} onSubmit={() => {}} />
        <div style={{ height: "100vh" }} />
      </>,
    ),
  );
  await find("input");
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await expectFocus("There is a problem");
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** Scrolls an element to this distance from the upper edge of the window. */
const scrollTop = (element: Element, top: number) => scrollBy(0, topOf(element) - top);

/** Where a link of the summary leads: to a control, which has its label and its message; for radio buttons, to the first of their group. */
function fieldOf(link: Element) {
  const target = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
  const group = target?.matches("fieldset") ? target : null;
  const control = group ? group.querySelector("input") : target;
  const described = control?.closest("[aria-describedby]")?.getAttribute("aria-describedby");
  const label = group ? group.querySelector("legend") : (control as HTMLInputElement).labels?.[0];
  const message = document.getElementById(described?.split(" ").at(-1) ?? "");
  if (!(control && label && message)) throw new Error(`${link.outerHTML} leads to no field`);
  return { control, label, message };
}

beforeEach(() => page.viewport(900, 700));

test.each(designSystems)(
  "%s: a link of the summary scrolls to the label and message of its field, not only to the control",
  async (_, components, around) => {
    await failUnderHeader(components, around);
    const links = page.getByRole("alert").getByRole("link").elements();
    expect(links).toHaveLength(4);
    for (const link of links) {
      const { control, label, message } = fieldOf(link);
      scrollTop(control, headerHeight + 1);
      (link as HTMLElement).click();
      await vi.waitFor(() => {
        expect(document.activeElement).toBe(control);
        expect(topOf(label)).toBeGreaterThanOrEqual(headerHeight);
        expect(topOf(message)).toBeGreaterThanOrEqual(headerHeight);
      }, patience);
    }
  },
);

test.each(designSystems)(
  "%s: Shift+Tab scrolls the focused control out from under a sticky header",
  async (_, components, around) => {
    await failUnderHeader(components, around);
    const [city, pay] = [
      page.getByLabelText("City").element(),
      page.getByLabelText("Pay").element(),
    ];
    (pay as HTMLElement).focus();
    scrollTop(city, headerHeight / 2);
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await vi.waitFor(() => {
      expect(document.activeElement).toBe(city);
      expect(topOf(city)).toBeGreaterThanOrEqual(headerHeight);
    }, patience);
  },
);
