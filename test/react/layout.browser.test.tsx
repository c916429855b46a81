import { ParameterForm } from "parameter-form";
import { exampleForms } from "parameter-form/service";
import { usStates } from "../../src/core/rules/usStates.ts";
import { describe, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { expectFocus, find, patience, setPage, show, whenStill } from "../support/browser.tsx";
import { isDeep } from "../support/isDeep.ts";
import { overflowing, textSettings } from "../support/reflow.ts";

/** The largest is of the same fields. */
const forms = exampleForms.filter(({ parameters }) => isDeep || parameters.length < 100);

async function showFailed(form: unknown, css = "") {
  show(
    <>
      <style>{css}</style>
      <ParameterForm form={form} onSubmit={() => {}} />
    </>,
  );
  await find("input");
  // A long form grows while it is drawn: its look is what is asked about here.
  await vi.waitFor(() => expect(document.querySelector("[data-pending]")).toBeNull(), patience);
  const submit = page.getByRole("button", { name: "Submit" }).element();
  submit.scrollIntoView();
  await userEvent.click(await whenStill(submit));
  await expectFocus("There is a problem");
}

const rendered = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((e) => !e.closest(".pf-visually-hidden"));

describe.each(forms)("$id at 320 px", (form) => {
  test("fits, whatever a person does to the text", async () => {
    await page.viewport(320, 700);
    await showFailed(form);
    const style = document.body.appendChild(document.createElement("style"));
    const found = textSettings.map(([setting, css]) => {
      style.textContent = css;
      const { scrollWidth } = document.documentElement;
      return { setting, lost: overflowing(".pf-form"), isScrolled: scrollWidth > 320 };
    });
    const expected = textSettings.map(([setting]) => ({ setting, lost: [], isScrolled: false }));
    expect(found).toEqual(expected);
  });

  test("has no click target less than 24 px high or wide", async () => {
    await page.viewport(320, 700);
    await showFailed(form);
    const small = rendered(".pf-form :is(a, button, input, select)").filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width < 24 || height < 24;
    });
    expect(small).toEqual([]);
  });
});

test("a form of a thousand parameters fits 320 px", async () => {
  await page.viewport(320, 700);
  await showFailed(exampleForms.at(-1));
  expect(document.querySelectorAll(".pf-field")).toHaveLength(1000);
  expect(overflowing(".pf-form")).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("the check finds content that is too wide", async () => {
  await page.viewport(320, 700);
  await showFailed(exampleForms[0], ".pf-button { min-inline-size: 400px }");
  expect(overflowing(".pf-form")).toEqual(expect.arrayContaining(["BUTTON pf-button Submit"]));
  expect(document.documentElement.scrollWidth).toBeGreaterThan(320);
});

test("an option's description takes no space until the option is chosen", async () => {
  const select = (name: string, more: object) => ({
    name,
    label: name,
    type: "select",
    required: true,
    options: [{ value: "a", label: "A", ...more }],
  });
  const parameters = [select("Plain", {}), select("Described", { description: "The first" })];
  show(<ParameterForm form={{ parameters }} onSubmit={() => {}} />);
  await find("select");
  const heights = () =>
    [...document.querySelectorAll(".pf-answer")].map(({ clientHeight }) => clientHeight);
  expect(heights()).toEqual([44, 44]);
  await userEvent.selectOptions(page.getByLabelText("Described"), "a");
  await expect.poll(heights).toEqual([44, 71]);
});

/** Wide enough for the text of a control. */
function cutBy(control: HTMLInputElement | HTMLSelectElement, text: string): number {
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(control);
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas) throw new Error("The browser draws no text.");
  canvas.font = font;
  const room =
    control.clientWidth -
    Number.parseFloat(paddingInlineStart) -
    Number.parseFloat(paddingInlineEnd);
  return Math.max(0, canvas.measureText(text).width - room);
}

const stateLabels = Object.entries(usStates).map(([value, name]) => ({
  value,
  label: `${value} - ${name}`,
}));
const longStates = [
  ["60ch", "DC"],
  ["80ch", "MP"],
] as const;

describe.each([true, false])("of a state next to its city, searchable: %s,", (searchable) => {
  test.each(longStates)("cuts nothing off in %s: %s", async (width, code) => {
    await page.viewport(1280, 800);
    const text = { type: "string", required: true };
    const parameters = [
      { ...text, name: "city", label: "City" },
      { ...text, name: "state", label: "State", type: "select", options: stateLabels },
      { ...text, name: "zip", label: "ZIP code" },
    ];
    show(
      <>
        <style>{`.pf-form { --pf-width: ${width} }`}</style>
        <ParameterForm
          form={{ parameters }}
          searchable={searchable}
          defaultValues={{ state: code }}
          onSubmit={() => {}}
        />
      </>,
    );
    await find("form input");
    const state = await find(searchable ? "[role=combobox]" : "select");
    if (!(state instanceof HTMLInputElement || state instanceof HTMLSelectElement))
      throw new Error("The state is no control.");
    const boxes = [...document.querySelectorAll(".pf-row :is(input, select)")].map((control) =>
      control.getBoundingClientRect(),
    );
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThanOrEqual(120);
    expect(cutBy(state, `${code} - ${usStates[code]}`)).toBe(0);
  });
});

test.each(forms)("$id right-to-left: labels on the right, amounts left-to-right", async (form) => {
  await page.viewport(600, 700);
  setPage("light", "rtl");
  await showFailed(form);
  const seen = rendered(".pf-field").map((field) => {
    const text = document.createRange();
    text.selectNodeContents(field.querySelector("label") ?? field);
    const control = field.querySelector(".pf-control") ?? field;
    const input = field.querySelector("input, select") ?? field;
    const edge = field.getBoundingClientRect().right;
    const isSideBySide = [text, control].every(
      (part) => Math.abs(edge - part.getBoundingClientRect().right) < 1,
    );
    return `${field.getAttribute("data-type")} ${isSideBySide ? "right" : "left"} ${getComputedStyle(input).direction}`;
  });
  // A telephone number is written left-to-right, as HTML says of its input; so is what is typed with a keyboard of digits.
  const ltr =
    /^(currency|number|percent) |phone|^string (ssn|date_of_birth|zip|routing_number|account_number)$/;
  expect(seen).toEqual(
    form.parameters.map(
      ({ type, name }) => `${type} right ${ltr.test(`${type} ${name}`) ? "ltr" : "rtl"}`,
    ),
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(600);
});

const sizes = [
  ["12px", "12px", "16px"],
  ["16px", "16px", "16px"],
  ["20px", "20px", "20px"],
] as const;

test.each(sizes)(
  "in a page of %s text, controls have %s for a mouse and %s for touch, so that no phone zooms in",
  async (fontSize, byMouse, byFingers) => {
    const form = exampleForms.find(({ id }) => id === "federal-w4");
    show(
      <div style={{ fontSize }}>
        <ParameterForm form={form} onSubmit={() => {}} />
      </div>,
    );
    await find("select");
    const shown = () => [
      ...new Set(rendered("input, select").map((control) => getComputedStyle(control).fontSize)),
    ];
    expect(shown()).toEqual([byMouse]);
    await cdp().send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 1 });
    try {
      await vi.waitFor(() => expect(shown()).toEqual([byFingers]), patience);
    } finally {
      await cdp().send("Emulation.setTouchEmulationEnabled", { enabled: false });
    }
  },
);
