import {
  DateField,
  type FieldSettings,
  ParameterForm,
  type ParameterFormProps,
} from "parameter-form";
import { date } from "parameter-form/core";
import { de } from "parameter-form/locales/de";
import { expectAccessible } from "parameter-form/testing";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, find, patience, setPage, show } from "../../../support/browser.tsx";
import { designSystems } from "../../../adapters/designSystems.tsx";

const form = {
  parameters: [
    { name: "start", label: "Start date", type: "string", required: true },
    { name: "after", label: "After", type: "string", required: true },
  ],
};
const range = { min: "2026-01-01", max: "2026-12-31" };

const formWith = (start: FieldSettings = {}, props: Partial<ParameterFormProps> = {}) => (
  <ParameterForm
    form={form}
    onSubmit={() => {}}
    fields={{ start: { as: DateField, rule: date(range), ...start } }}
    {...props}
  />
);

const named = (name: string) => page.getByRole("button", { name, exact: true });
const button = named("Choose a date Start date");
const text = () => page.getByRole("textbox", { name: "Start date", exact: true });

async function calendar(): Promise<HTMLInputElement> {
  const found = await find("input[type=date]");
  if (!(found instanceof HTMLInputElement)) throw new Error("The calendar is of no input");
  return found;
}

/** As the browser does when a day is pressed. */
async function choose(day: string): Promise<void> {
  const input = await calendar();
  // Past React, which would take it for its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, day);
  for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
}

let opened = vi.fn();

beforeEach(() => {
  opened = vi.spyOn(HTMLInputElement.prototype, "showPicker").mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("Tab moves from the text to the button, and nothing else after that", async () => {
  show(formWith());
  await userEvent.click(text());
  await userEvent.keyboard("{Tab}");
  await expectFocus("Choose a date Start date");
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce(), patience);
  await userEvent.keyboard("{Tab}");
  await expectFocus("After");
});

test("opens the calendar once on a double click, and on the release of Enter", async () => {
  show(formWith());
  await userEvent.dblClick(button);
  expect(opened).toHaveBeenCalledOnce();
  await userEvent.keyboard("{Enter>5}");
  expect(opened).toHaveBeenCalledOnce();
  await userEvent.keyboard("{/Enter}");
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(2), patience);
});

test("opens the calendar at the answer, within the rule's current limits", async () => {
  show(formWith());
  await userEvent.fill(text(), "2/3/2026");
  await userEvent.click(button);
  expect(await calendar()).toMatchObject({ ...range, value: "2026-02-03" });
  await userEvent.fill(text(), "soon");
  await userEvent.click(button);
  expect(await calendar()).toMatchObject({ ...range, value: "" });
});

test("fills in the chosen day as if it were typed, and keeps the calendar open", async () => {
  const onSubmit = vi.fn();
  show(formWith({}, { onSubmit, defaultValues: { after: "x" } }));
  await userEvent.click(button);
  for (const day of ["03", "04"]) {
    await choose(`2026-07-${day}`);
    await expect.element(text()).toHaveValue(`07/${day}/2026`);
    await expectFocus("Choose a date Start date");
  }
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Enter}");
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ start: "2026-07-04", after: "x" });
});

test("clears the answer when the day is cleared in the calendar", async () => {
  show(formWith({}, { defaultValues: { start: "2026-07-04" } }));
  await userEvent.click(button);
  await choose("");
  await expect.element(text()).toHaveValue("");
});

test("removes the error once a day is chosen", async () => {
  show(formWith());
  await userEvent.fill(text(), "7/4/26");
  await userEvent.keyboard("{Tab}{Tab}");
  await expect.element(text()).toHaveAttribute("aria-invalid", "true");
  await userEvent.click(button);
  await choose("2026-07-04");
  await expect.element(text()).not.toHaveAttribute("aria-invalid");
});

test("keeps the calendar's value out of attributes and of the form", async () => {
  show(formWith({}, { defaultValues: { start: "2026-07-04" } }));
  await userEvent.click(button);
  await choose("2026-07-05");
  expect(document.body.innerHTML).not.toMatch(/07.0[45]/);
  expect((await calendar()).form).toBeNull();
});

test("moves focus to the text where the browser opens no calendar", async () => {
  opened.mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  show(formWith());
  await userEvent.click(button);
  await expectFocus("Start date");
  expect(opened).toHaveBeenCalledOnce();
});

test("opens the browser's own calendar without an error", async () => {
  opened.mockRestore();
  show(formWith());
  await userEvent.click(button);
  expect(document.activeElement).not.toBe(text().element());
  await userEvent.keyboard("{Escape}");
});

describe("renders no button", () => {
  test.each<readonly [when: string, start: FieldSettings, props: Partial<ParameterFormProps>]>([
    ["is read-only", { readOnly: true }, {}],
    ["is disabled", { disabled: true }, {}],
    ["is sensitive", { sensitive: true }, {}],
    ["has a rule that is not about days", { rule: null }, {}],
  ])("next to a field that %s", async (_when, start, props) => {
    show(formWith(start, props));
    await expect.element(text()).toBeInTheDocument();
    expect(button.elements()).toEqual([]);
    expect(document.querySelector("input[type=date]")).toBeNull();
  });

  test("where the browser has no calendar that can be opened", async () => {
    opened.mockRestore();
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "showPicker");
    Reflect.deleteProperty(HTMLInputElement.prototype, "showPicker");
    show(formWith());
    await expect.element(text()).toBeInTheDocument();
    expect(button.elements()).toEqual([]);
    Object.defineProperty(HTMLInputElement.prototype, "showPicker", own ?? {});
  });
});

test("names the button in the language of the form", async () => {
  show(formWith({}, { messages: de, locale: "de-DE" }));
  await expect.element(named("Datum auswählen Start date")).toBeVisible();
});

describe("the button is inside the text's box, large enough to press", () => {
  const looks: typeof designSystems = [
    ["the default look", {}, (children) => children],
    ...designSystems,
  ];
  const all = looks.flatMap((one) =>
    (["ltr", "rtl"] as const).map((dir) => [...one, dir] as const),
  );

  test.each(all)("%s", async (_name, components, around, dir) => {
    setPage("light", dir);
    show(around(formWith({}, { components, defaultValues: { start: "2026-12-28" } })));
    await expect.element(button).toBeVisible();
    await expect.element(text()).toHaveValue("12/28/2026");
    const pressed = button.element().getBoundingClientRect();
    const typed = text().element();
    expect(Math.min(pressed.width, pressed.height)).toBeGreaterThanOrEqual(24);
    expect(typed.scrollWidth).toBeLessThanOrEqual(typed.clientWidth);
    const answer = (await find(".pf-answer")).getBoundingClientRect();
    expect(pressed.right).toBeLessThanOrEqual(answer.right + 0.5);
    expect(pressed.left).toBeGreaterThanOrEqual(answer.left - 0.5);
    const middle = document.elementFromPoint(
      pressed.left + pressed.width / 2,
      pressed.top + pressed.height / 2,
    );
    expect(button.element().contains(middle)).toBe(true);
    await expectAccessible(document.body);
  });
});
