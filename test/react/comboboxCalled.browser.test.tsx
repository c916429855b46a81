import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { patience } from "../support/browser.tsx";
import { expectSeen, openCombobox } from "./comboboxPage.tsx";

const all = "{Control>}a{/Control}";

test.each([
  ["MD", `${all}Bavaria`, null, "Bavaria"],
  ["MD", `${all}nv`, "NV", "NV - Nevada"],
  ["", "md", "MD", "MD - Maryland"],
  ["MD", "{ArrowDown}{ArrowDown}", "MD", "MD - Maryland"],
])(
  "from %j, %s is read when the app submits before the box is left: %j",
  async (value, keys, answer, text) => {
    const defaultValues = value ? { place: value } : {};
    const { input, handle, onSubmit } = await openCombobox({ defaultValues });
    input.focus();
    await userEvent.keyboard(keys);
    await handle.current?.submit();
    await vi.waitFor(() => expect(input.value).toBe(text), patience);
    const payload = onSubmit.mock.lastCall?.[1].payload.parameters ?? null;
    expect(payload).toEqual(answer === null ? null : [{ name: "place", value: answer }]);
  },
);

test.each([
  ["", ""],
  ["MD", "MD - Maryland"],
])("from %j, a search ends when the app resets the form", async (value, text) => {
  const { input, handle } = await openCombobox({ defaultValues: value ? { place: value } : {} });
  input.focus();
  await userEvent.keyboard(`${all}Mar`);
  await expectSeen(input, { text: "Mar" });
  handle.current?.reset();
  await expectSeen(input, { text });
  input.blur();
  await expectSeen(input, { text });
  expect(input).toHaveAccessibleDescription("");
});
