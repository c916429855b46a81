import {
  getParameterValues,
  ParameterFields,
  type ParameterFormHandle,
  parseForm,
} from "parameter-form";
import { createRef, useImperativeHandle } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { patience, show } from "../../support/browser.tsx";
import { expectSeen, findCombobox, formOf, openCombobox } from "./comboboxPage.tsx";

const all = "{Control>}a{/Control}";

test.each([
  ["MD", `${all}Bavaria`, null, "Bavaria"],
  ["MD", `${all}nv`, "NV", "NV - Nevada"],
  ["", "md", "MD", "MD - Maryland"],
  ["MD", "{ArrowDown}{ArrowDown}", "MD", "MD - Maryland"],
])(
  "from %j, reads %s when the app submits before the field is left: %j",
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

const calls = {
  submits: (form) => form.submit(),
  resets: (form) => form.reset(),
  "resets to MD": (form) => form.reset({ place: "MD" }),
} satisfies Readonly<Record<string, (form: ParameterFormHandle) => unknown>>;

test.each([
  ["submits", "nv", "NV", "NV - Nevada"],
  ["resets", "nv", undefined, ""],
  ["resets to MD", "nv", "MD", "MD - Maryland"],
  ["submits", "{ArrowDown}{ArrowDown}", undefined, ""],
] as const)(
  "when the app %s while the list is open after %s, closes it, and Enter chooses nothing",
  async (call, keys, place, text) => {
    const { input, handle, values } = await openCombobox({
      required: false,
      afterSubmit: "edit",
    });
    input.focus();
    await userEvent.keyboard(keys);
    await expectSeen(input, { open: true });
    if (handle.current) await calls[call](handle.current);
    await expectSeen(input, { open: false, text });
    await userEvent.keyboard("{Enter}");
    expect(values()?.["place"]).toBe(place);
  },
);

/** An app's own form, which is sent while the search is under way. */
async function openHosted() {
  const reported = vi.fn<(answers: unknown) => void>();
  const form = parseForm(formOf({}));
  const handle = createRef<UseFormReturn<{ parameters: Record<string, unknown> }>>();
  function Host() {
    const methods = useForm<{ parameters: Record<string, unknown> }>();
    const { control } = methods;
    useImperativeHandle(handle, () => methods, [methods]);
    return <ParameterFields form={form} control={control} defaultValues={{ place: "MD" }} />;
  }
  show(<Host />);
  const input = await findCombobox();
  await expectSeen(input, { text: "MD - Maryland" });
  input.focus();
  const send = handle.current?.handleSubmit(({ parameters }) =>
    reported(getParameterValues(form, parameters)),
  );
  return { input, reported, send: async () => send?.() };
}

test.each(["Bavaria", "NV - Nevada", ""])(
  "in an app's own form, does not submit the previous answer while %j is typed",
  async (text) => {
    const { input, reported, send } = await openHosted();
    await userEvent.keyboard(`${all}{Backspace}${text}`);
    await send();
    await vi.waitFor(() => expect(input).toHaveAttribute("aria-invalid", "true"), patience);
    expect(reported).not.toHaveBeenCalled();
    expect(input.value).toBe(text);
  },
);

test.each(["", "x{Backspace}", "x{Backspace}{Escape}"])(
  "in an app's own form, submits the selected option after %j",
  async (keys) => {
    const { input, reported, send } = await openHosted();
    if (keys) await userEvent.keyboard(keys);
    await send();
    expect(reported.mock.calls).toEqual([[{ place: "MD" }]]);
    await expectSeen(input, { text: "MD - Maryland" });
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
