import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderedOptions, expectSeen, items, openCombobox } from "./comboboxPage.tsx";

/** The third cannot be chosen; more is said of the second. */
const options = items(20).map((item, place) => ({
  ...item,
  ...(place === 2 && { disabled: true }),
  ...(place === 1 && { description: "Said of it" }),
}));

test("Enter does not choose a disabled option", async () => {
  const { input, values, onSubmit } = await openCombobox({ options });
  input.focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  await expectSeen(input, { open: true, active: "Item 3" });
  expect(
    renderedOptions()
      .map((row) => row.getAttribute("aria-disabled"))
      .slice(0, 4),
  ).toEqual([null, null, "true", null]);
  await userEvent.keyboard("{Enter}");
  await expectSeen(input, { open: true, active: "Item 3", text: "" });
  expect(values()).toEqual({});
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expectSeen(input, { open: false, text: "Item 4" });
  expect(values()).toEqual({ place: "v4" });
});

test("ignores a click on a disabled option", async () => {
  const { input, values } = await openCombobox({ options });
  input.focus();
  await userEvent.keyboard("item 3");
  await expectSeen(input, { open: true, active: "Item 3" });
  renderedOptions()[0]?.click();
  await expectSeen(input, { open: true, active: "Item 3", text: "item 3" });
  expect(values()).toEqual({});
});

test("rejects the full label of a disabled option with a message", async () => {
  const { input } = await openCombobox({ options });
  input.focus();
  await userEvent.keyboard("item 3{Tab}");
  await expectSeen(input, { open: false, text: "Item 3" });
  await expect
    .element(input)
    .toHaveAccessibleDescription(
      expect.stringContaining("Error: Choose another option. This one is no longer offered."),
    );
});

test("options are named by their labels, and the answer's description describes the control", async () => {
  const { input } = await openCombobox({ options, defaultValues: { place: "v2" } });
  await expect.element(input).toHaveAccessibleDescription("Said of it");
  input.focus();
  await userEvent.keyboard("{ArrowDown}");
  await expectSeen(input, { open: true, active: "Item 2Said of it" });
  const [, second] = renderedOptions();
  expect(second).toHaveAccessibleName("Item 2");
  expect(second).toHaveAccessibleDescription("Said of it");
});
