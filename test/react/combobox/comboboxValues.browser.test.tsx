import {
  type FieldProps,
  ParameterForm,
  SelectField,
  StringField,
  type SubmitHandler,
} from "parameter-form";
import type { Values } from "parameter-form/core";
import { Profiler } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { hostileTexts } from "../../definitions/texts.ts";
import { expectFocus, find, patience, show } from "../../support/browser.tsx";
import {
  renderedOptions,
  expectSeen,
  findCombobox,
  formOf,
  items,
  openCombobox,
  seen,
  submitted,
} from "./comboboxPage.tsx";

const odd = [
  "",
  " a",
  "a",
  "A",
  "a ",
  "\u00e9",
  "e\u0301",
  "__proto__",
  "constructor",
  "0",
  "false",
  "null",
  "\u0000",
  "x".repeat(500),
];
const labels = odd.map((_, at) => `Odd ${at + 1}`);
const options = [...odd.map((value, at) => ({ value, label: labels[at] ?? "" })), ...items(10)];

/** As many selects as there are odd values, each of which offers them all. */
const names = odd.map((_, at) => `select ${at}`);
const many = {
  parameters: names.map((name) => ({
    name,
    label: name,
    type: "select",
    required: true,
    options,
  })),
};
/** Each select with an odd value of its own. */
const answers = Object.fromEntries(names.map((name, at) => [name, odd[at] ?? ""]));
const payload = names.map((name) => ({ name, value: answers[name] }));

/** Opens the list, where the answer is highlighted or else the first option, and goes on to the next one. */
const toNext = (place: number): string => (place === 0 ? "{ArrowDown}" : "{ArrowDown}{ArrowDown}");

test("submits an option that was chosen by key to the code unit", async () => {
  const { input, values } = await openCombobox({ options });
  input.focus();
  const found: unknown[] = [];
  for (const [place, label] of labels.entries()) {
    await userEvent.keyboard(toNext(place));
    await expectSeen(input, { active: label });
    await userEvent.keyboard("{Enter}");
    await expectSeen(input, { open: false, text: label });
    found.push(values()?.["place"]);
  }
  expect(found).toEqual(odd);
});

test("renders a label that is markup, code or long as text", async () => {
  const hostile = hostileTexts.map(([title, label], at) => ({ title, value: `h${at}`, label }));
  const { input, values } = await openCombobox({ options: [...hostile, ...items(20)] });
  input.focus();
  const found: unknown[] = [];
  for (const [place, { title, label }] of hostile.entries()) {
    await userEvent.keyboard(toNext(place));
    await expectSeen(input, { active: label });
    const elements = renderedOptions()[place]?.querySelectorAll(
      "script, img, svg, style, b",
    ).length;
    await userEvent.keyboard("{Enter}");
    await expectSeen(input, { open: false });
    found.push([title, elements, values()?.["place"]]);
  }
  expect(found).toEqual(hostile.map(({ title, value }) => [title, 0, value]));
  expect(globalThis).not.toHaveProperty("hacked");
});

test("renders a preset option as selected, and submits it to the code unit", async () => {
  const onSubmit = vi.fn<SubmitHandler>();
  show(<ParameterForm form={many} defaultValues={answers} onSubmit={onSubmit} />);
  await findCombobox();
  const inputs = [...document.querySelectorAll<HTMLInputElement>("input[role=combobox]")];
  expect(inputs.map(({ value }) => value)).toEqual(labels);
  for (const [at, input] of inputs.entries()) {
    await userEvent.click(input);
    await expectSeen(input, { active: labels[at] ?? "" });
    expect(renderedOptions().filter(({ dataset }) => "chosen" in dataset)).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
  }
  expect(await submitted(onSubmit)).toEqual(payload);
});

test("submits an option of a native select that was chosen by key to the code unit", async () => {
  const onSubmit = vi.fn<SubmitHandler>();
  show(<ParameterForm form={many} searchable={false} onSubmit={onSubmit} />);
  await find("select");
  const selects = [...document.querySelectorAll("select")];
  for (const [at, select] of selects.entries()) {
    select.focus();
    await userEvent.keyboard("{ArrowDown}".repeat(at + 1));
    await vi.waitFor(() => expect(select).toHaveProperty("selectedIndex", at + 1), patience);
  }
  expect(selects.map(({ selectedOptions: [option] }) => option?.textContent)).toEqual(labels);
  expect(await submitted(onSubmit)).toEqual(payload);
});

test("renders a preset option of a native select as selected, and submits it to the code unit", async () => {
  const onSubmit = vi.fn<SubmitHandler>();
  const props = { form: many, searchable: false, onSubmit };
  show(<ParameterForm {...props} defaultValues={answers} />);
  await find("select");
  const selects = [...document.querySelectorAll("select")];
  expect(selects.map(({ selectedOptions: [option] }) => option?.textContent)).toEqual(labels);
  expect(await submitted(onSubmit)).toEqual(payload);
});

test("finds an option by its keywords", async () => {
  const { input } = await openCombobox({
    fields: { place: { keywords: { MD: "Old Line State", ["__proto__"]: "none" } } },
  });
  input.focus();
  await userEvent.keyboard("old line");
  const found = { active: "MD - Maryland", status: "1 result" };
  await expect.poll(() => seen(input)).toMatchObject(found);
});

test.each([
  ["ru", "1", "один"],
  ["ru", "3", "несколько"],
  ["ru", "12", "много 12"],
] as const)("in %s, announces %s results as %s", async (locale, count, words) => {
  const { input } = await openCombobox({
    options: [
      ...items(Number(count)),
      ...Array.from({ length: 20 }, (_, i) => ({ value: `z${i}`, label: `Z ${i}` })),
    ],
    locale,
    messages: {
      "results.one": "один",
      "results.few": "несколько",
      "results.many": "много {count}",
    },
  });
  input.focus();
  await userEvent.keyboard("item");
  await expect.poll(() => seen(input)).toMatchObject({ status: words });
});

test("updates the answer's label with a new definition", async () => {
  const setup = (options: ReturnType<typeof items>) => (
    <ParameterForm form={formOf({ options })} defaultValues={{ place: "v1" }} onSubmit={() => {}} />
  );
  const redraw = show(setup(items(20)));
  const input = await findCombobox();
  expect(input.value).toBe("Item 1");
  redraw(setup(items(20).map(({ value, label }) => ({ value, label: `New ${label}` }))));
  await expectSeen(input, { text: "New Item 1" });
});

const renderCounts = { place: 0, note: 0 };
const counted = {
  place: {
    as: ({ field }: FieldProps) => (
      <Profiler id="place" onRender={() => void renderCounts.place++}>
        <SelectField field={field} />
      </Profiler>
    ),
  },
  note: {
    as: ({ field }: FieldProps) => (
      <Profiler id="note" onRender={() => void renderCounts.note++}>
        <StringField field={field} />
      </Profiler>
    ),
  },
};

test("a keystroke in the combobox or in another field renders one field", async () => {
  const { input } = await openCombobox({ fields: counted });
  input.focus();
  let before = { ...renderCounts };
  await userEvent.keyboard("nev{Enter}");
  await expectSeen(input, { text: "NV - Nevada" });
  expect(renderCounts.place).toBeGreaterThan(before.place);
  expect(renderCounts.note).toBe(before.note);
  await userEvent.keyboard("{Tab}");
  await expectFocus("Note (optional)");
  before = { ...renderCounts };
  await userEvent.keyboard("abc");
  await vi.waitFor(() => expect(renderCounts.note).toBeGreaterThan(before.note), patience);
  expect(renderCounts.place).toBe(before.place);
});

test.each([
  ["nothing was typed yet", "", "Item 3"],
  ["somebody searches", "item 1", "item 1"],
])("when a default value arrives while %s, %j becomes %j", async (_, keys, shown) => {
  const setup = (defaultValues: Values) => (
    <ParameterForm form={formOf({})} defaultValues={defaultValues} onSubmit={() => undefined} />
  );
  const rerender = show(setup({}));
  const input = await findCombobox();
  input.focus();
  if (keys) await userEvent.keyboard(keys);
  rerender(setup({ place: "v3", note: "followed" }));
  await vi.waitFor(
    () => expect(document.querySelector("input:not([role])")).toHaveValue("followed"),
    patience,
  );
  expect(input).toHaveValue(shown);
});
