import { expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { painted, patience } from "../../support/browser.tsx";
import { move } from "../../support/mouse.ts";
import {
  renderedOptions,
  expectSeen,
  openCombobox,
  places,
  seen,
  submitted,
} from "./comboboxPage.tsx";

const select = "{Control>}a{/Control}";

/** From a list with nothing chosen, or with Maryland: keys and what is seen then. `Item 12` is the last of the 20 options. */
const keys = [
  ["", "Mary", { text: "Mary", open: true, active: "MD - Maryland", status: "1 result" }],
  ["", "item", { open: true, active: "Item 1", status: "12 results" }],
  ["", "PENUELAS", { active: "PR - Peñuelas, Puerto Rico" }],
  ["", "{ArrowDown}", { text: "", open: true, active: "CA - California", status: "" }],
  ["", "{ArrowUp}", { open: true, active: "Item 12" }],
  ["", "{Alt>}{ArrowDown}{/Alt}", { open: true, active: null }],
  ["", "{ArrowDown}{ArrowDown}", { active: "DC - District of Columbia" }],
  ["", "{ArrowDown}{End}", { active: "Item 12" }],
  ["", "{ArrowDown}{End}{Home}", { active: "CA - California" }],
  ["", "{ArrowDown}{End}{ArrowDown}", { active: "CA - California" }],
  ["", "{ArrowDown}{PageDown}", { active: "Item 3" }],
  ["", "{ArrowDown}{PageDown}{PageDown}{PageDown}", { active: "Item 12" }],
  ["", "{ArrowDown}{End}{PageUp}", { active: "Item 2" }],
  ["", "{ArrowDown}{End}{PageUp}{PageUp}{PageUp}", { active: "CA - California" }],
  ["", "{ArrowDown}{ArrowDown}{Enter}", { text: "DC - District of Columbia", open: false }],
  ["", "new{ArrowDown}{Enter}", { text: "NM - New Mexico", open: false, status: "" }],
  ["", "Mary{Enter}", { text: "MD - Maryland", open: false, active: null }],
  ["", "Mary{Enter}{ArrowDown}", { text: "MD - Maryland", open: true, active: "MD - Maryland" }],
  ["", "Mary{Alt>}{ArrowUp}{/Alt}", { text: "MD - Maryland", open: false }],
  ["", "Mary{Escape}", { text: "Mary", open: false }],
  ["", "Mary{Escape}{ArrowDown}", { text: "Mary", open: true, active: "MD - Maryland" }],
  ["", "Mary{Escape}{Escape}", { text: "", open: false }],
  ["", "Bavaria", { text: "Bavaria", active: null, status: "Nothing in the list matches" }],
  ["", "Bavaria{Enter}", { text: "Bavaria", open: false }],
  ["", "Bavaria{Tab}", { text: "Bavaria", open: false }],
  ["", "Mary{Tab}", { text: "Mary", open: false }],
  ["", "  {Tab}", { text: "", open: false }],
  ["", "md{Tab}", { text: "MD - Maryland", open: false }],
  ["", "maryland{Tab}", { text: "MD - Maryland", open: false }],
  ["", "{ArrowDown}{Tab}", { text: "", open: false }],
  ["MD", "", { text: "MD - Maryland", open: false, active: null, status: "" }],
  ["MD", "{ArrowDown}", { text: "MD - Maryland", open: true, active: "MD - Maryland" }],
  ["MD", "{ArrowDown}{ArrowDown}{Tab}", { text: "MD - Maryland", open: false }],
  ["MD", `${select}nev`, { text: "nev", active: "NV - Nevada" }],
  ["MD", `${select}nev{Enter}`, { text: "NV - Nevada" }],
  ["MD", `${select}mary{Enter}`, { text: "MD - Maryland", open: false }],
  ["MD", `${select}nev{Tab}`, { text: "nev", open: false }],
  ["MD", `${select}Bavaria{Tab}`, { text: "Bavaria", open: false }],
  ["MD", `${select}Bavaria{Escape}{Escape}`, { text: "MD - Maryland", open: false }],
  ["MD", "{Escape}", { text: "MD - Maryland", open: false }],
  ["MD", `${select}{Delete}`, { text: "", open: true, active: null, status: "" }],
  ["MD", `${select}{Delete}{Tab}`, { text: "", open: false }],
] as const;

test.each(keys)("from %j, %s shows %j", async (value, pressed, expected) => {
  const { input } = await openCombobox(value ? { defaultValues: { place: value } } : {});
  input.focus();
  if (pressed !== "") await userEvent.keyboard(pressed);
  await expect.poll(() => seen(input)).toMatchObject(expected);
});

test.each([
  ["{ArrowDown}{Shift>}{End}{/Shift}", "CA - California"],
  ["{ArrowDown}{Control>}{Home}{/Control}", "CA - California"],
])("%s keeps its default action in the text", async (pressed, active) => {
  const { input } = await openCombobox();
  input.focus();
  await userEvent.keyboard(pressed);
  await expect.poll(() => seen(input)).toMatchObject({ active });
});

test("its label names only the input, and the list has its own name", async () => {
  const { input } = await openCombobox();
  input.focus();
  await userEvent.keyboard("Mary");
  await expectSeen(input, { open: true });
  expect(page.getByLabelText("Place").elements()).toEqual([input]);
  expect(page.getByRole("listbox", { name: "Options" }).elements()).toHaveLength(1);
});

test("Enter chooses from an open list and submits from a closed one", async () => {
  const { input, onSubmit } = await openCombobox();
  input.focus();
  await userEvent.keyboard("nev{Enter}");
  await expectSeen(input, { text: "NV - Nevada", open: false });
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.querySelector(".pf-summary")).toBeNull();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ place: "NV" });
});

test("the chosen option is the value before the next key", async () => {
  const { input, values } = await openCombobox();
  const press = (key: string) =>
    input.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  input.focus();
  await userEvent.keyboard("nev");
  await expectSeen(input, { active: "NV - Nevada" });
  press("Enter");
  expect(values()).toEqual({ place: "NV" });
  await userEvent.keyboard("{ArrowDown}");
  await expectSeen(input, { open: true });
  renderedOptions()[1]?.click();
  expect(values()).toEqual({ place: "DC" });
});

const submitButton = () => page.getByRole("button", { name: "Submit" });

test.each([
  ["", "Bavaria{Escape}{Enter}"],
  ["MD", `${select}Bavaria{Escape}{Enter}`],
  ["MD", `${select}Bavaria{Tab}`],
])(
  "from %j, does not submit a text that is not an option (%s), nor the value it replaces",
  async (value, pressed) => {
    const { input, onSubmit } = await openCombobox({
      required: false,
      ...(value && { defaultValues: { place: value } }),
    });
    input.focus();
    await userEvent.keyboard(pressed);
    await submitButton().click();
    await vi.waitFor(() => expect(document.querySelector(".pf-summary")).toHaveFocus(), patience);
    expect(document.querySelector(".pf-summary li")).toHaveTextContent(
      "Place: choose one of the listed options",
    );
    expect(input).toHaveDisplayValue("Bavaria");
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

test.each([
  ["Chromium and Firefox report it", { isComposing: true }],
  ["Safari reports it", { keyCode: 229 }],
])("Enter that ends a composition, as %s, neither chooses nor submits", async (_, message) => {
  const { input, onSubmit } = await openCombobox();
  input.focus();
  await cdp().send("Input.imeSetComposition", { text: "n", selectionStart: 1, selectionEnd: 1 });
  await expectSeen(input, { open: true, active: "NV - Nevada" });
  const enter = new KeyboardEvent("keydown", {
    key: "Enter",
    ...message,
    bubbles: true,
    cancelable: true,
  });
  input.dispatchEvent(enter);
  await expectSeen(input, { text: "n", open: true });
  expect(onSubmit).not.toHaveBeenCalled();
});

test("prevents Escape from reaching the page while there is something to close or undo", async () => {
  const { input } = await openCombobox({ defaultValues: { place: "MD" } });
  const ours: boolean[] = [];
  const see = (event: KeyboardEvent) => ours.push(event.defaultPrevented);
  window.addEventListener("keydown", see);
  input.focus();
  await userEvent.keyboard("{Escape}x{Escape}{Escape}{Escape}");
  window.removeEventListener("keydown", see);
  expect(ours).toEqual([false, false, false]);
});

test("flags a text that is not an option until an option is chosen", async () => {
  const { input, onSubmit } = await openCombobox({ required: false });
  input.focus();
  await userEvent.keyboard("Bavaria");
  expect(input).not.toHaveAttribute("aria-invalid");
  await userEvent.keyboard("{Tab}");
  await vi.waitFor(() => expect(input).toHaveAttribute("aria-invalid", "true"), patience);
  expect(input).toHaveAccessibleDescription(/Choose one of the listed options/);
  expect(await submitted(onSubmit)).toBeNull();
  expect(input.value).toBe("Bavaria");
  await userEvent.click(input);
  await userEvent.keyboard(`${select}nev{Enter}`);
  await vi.waitFor(() => expect(input).not.toHaveAttribute("aria-invalid"), patience);
  expect(await submitted(onSubmit)).toEqual([{ name: "place", value: "NV" }]);
});

test("reports an empty required field only on submission", async () => {
  const { input, onSubmit } = await openCombobox();
  input.focus();
  await userEvent.keyboard("{ArrowDown}{Tab}");
  await expectSeen(input, { open: false });
  expect(input).not.toHaveAttribute("aria-invalid");
  expect(input).toHaveAttribute("aria-required", "true");
  expect(await submitted(onSubmit)).toBeNull();
  expect(input).toHaveAccessibleDescription("Error: Choose an option");
});

test("never submits a preset value that is not an option", async () => {
  const { input, onSubmit } = await openCombobox({ defaultValues: { place: "gone" } });
  expect(input.value).toBe("gone");
  expect(await submitted(onSubmit)).toBeNull();
  expect(input).toHaveAttribute("aria-invalid", "true");
  await userEvent.click(input);
  await expectSeen(input, { open: true, text: "gone", active: null });
  expect(renderedOptions().map(({ textContent }) => textContent)).not.toContain("gone");
});

test("clears an optional answer", async () => {
  const { input, onSubmit } = await openCombobox({ required: false });
  const clear = () => document.querySelector<HTMLElement>(".pf-clear");
  for (const way of ["click", "key", "delete"]) {
    input.focus();
    await userEvent.keyboard("nev{Enter}");
    await expectSeen(input, { text: "NV - Nevada", open: false });
    expect(clear()).toHaveAccessibleName("Clear answer Place (optional)");
    const { width = 0, height = 0 } = clear()?.getBoundingClientRect() ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    if (way === "click") await userEvent.click(clear() ?? document.body);
    if (way === "key") await userEvent.keyboard("{Tab}{Enter}");
    if (way === "delete") await userEvent.keyboard(`${select}{Backspace}`);
    await expectSeen(input, { text: "" });
    expect(input).toHaveFocus();
    expect(clear()).toBeNull();
  }
  await userEvent.keyboard("{Escape}");
  expect(await submitted(onSubmit)).toEqual([]);
});

test("renders no clear button for a required answer", async () => {
  await openCombobox({ defaultValues: { place: "MD" } });
  expect(document.querySelector(".pf-clear")).toBeNull();
});

test("opens on a click, and chooses the clicked option", async () => {
  const { input, onSubmit } = await openCombobox({ defaultValues: { place: "MD" } });
  await userEvent.click(input);
  await expectSeen(input, { open: true, active: "MD - Maryland" });
  expect(getSelection()?.toString()).toBe("MD - Maryland");
  await userEvent.click(input);
  await expectSeen(input, { open: true });
  const [nevada] = renderedOptions().filter(({ textContent }) => textContent === "NV - Nevada");
  await userEvent.click(nevada ?? document.body);
  await expectSeen(input, { text: "NV - Nevada", open: false });
  expect(input).toHaveFocus();
  expect(await submitted(onSubmit)).toEqual([{ name: "place", value: "NV" }]);
});

test("closes on a click elsewhere without choosing", async () => {
  const elsewhere = document.body.appendChild(document.createElement("p"));
  elsewhere.textContent = "Elsewhere";
  const { input } = await openCombobox();
  await userEvent.click(input);
  await userEvent.hover(renderedOptions()[1] ?? elsewhere);
  await expectSeen(input, { active: "DC - District of Columbia" });
  await userEvent.click(elsewhere);
  await expect.poll(() => seen(input)).toMatchObject({ open: false, text: "" });
});

test("moves the highlight by keys while the mouse rests on the scrolling list", async () => {
  await page.viewport(800, 600);
  const { input } = await openCombobox();
  await userEvent.click(input);
  const { left, top, height } = (renderedOptions()[1] ?? input).getBoundingClientRect();
  const place = { x: left + 10, y: top + height / 2 };
  await move(place);
  await expectSeen(input, { active: "DC - District of Columbia" });
  for (let i = 0; i < 14; i++) await userEvent.keyboard("{ArrowDown}");
  await expectSeen(input, { active: "Item 8" });
  // As Safari does by itself when a list was scrolled.
  await move(place);
  await painted();
  expect(seen(input)).toMatchObject({ active: "Item 8" });
});

test("accepts a full label written by a password manager, without opening", async () => {
  const { input, onSubmit } = await openCombobox();
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  for (const [text, shown] of [
    ["Bavaria", "Bavaria"],
    ["NV", "NV - Nevada"],
  ]) {
    write?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    await expectSeen(input, { text: shown ?? "", open: false });
  }
  expect(await submitted(onSubmit)).toEqual([{ name: "place", value: "NV" }]);
});

test("a reset restores the default answer and ends a search", async () => {
  const { input } = await openCombobox({ defaultValues: { place: "MD" } });
  const reset = () => document.querySelector("form")?.reset();
  for (const keys of ["", `${select}nev`, `${select}nev{Enter}`, `${select}{Delete}`]) {
    input.focus();
    if (keys !== "") await userEvent.keyboard(keys);
    reset();
    await expect.poll(() => seen(input).text).toBe("MD - Maryland");
  }
});

test("keeps the answer and the search out of attributes", async () => {
  const { input } = await openCombobox({
    options: [...places, { value: "canary-value", label: "Canary label" }],
  });
  input.focus();
  await userEvent.keyboard("canary{Enter}{Tab}");
  await expectSeen(input, { text: "Canary label", open: false });
  const attributes = [...document.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  );
  expect(attributes.filter((value) => /canary/i.test(value))).toEqual([]);
  expect(seen(input).text).toBe("Canary label");
});
