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
  drawn,
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
const options = [...odd.map((value, i) => ({ value, label: `Odd ${i + 1}` })), ...items(10)];

test.each(odd.map((value, i) => [value, `Odd ${i + 1}`] as const))(
  "the option %j is chosen by key and submitted to the code unit",
  async (value, label) => {
    const { input, onSubmit } = await openCombobox({ options });
    input.focus();
    await userEvent.keyboard("{ArrowDown}");
    for (let i = 0; i < odd.indexOf(value); i++) await userEvent.keyboard("{ArrowDown}");
    await expectSeen(input, { active: label });
    await userEvent.keyboard("{Enter}");
    await expectSeen(input, { text: label });
    expect(await submitted(onSubmit)).toEqual([{ name: "place", value }]);
  },
);

test.each(hostileTexts)(
  "%s as a label is drawn as text, and its option chosen",
  async (_, label) => {
    const { input, onSubmit } = await openCombobox({
      options: [{ value: "odd", label }, ...items(20)],
    });
    input.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expectSeen(input, { active: label });
    expect(drawn()[0]?.querySelector("script, img, svg, style, b")).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expectSeen(input, { open: false });
    expect(await submitted(onSubmit)).toEqual([{ name: "place", value: "odd" }]);
    expect(globalThis).not.toHaveProperty("hacked");
  },
);

test.each(odd)("the preset option %j is shown as chosen", async (value) => {
  const { input, onSubmit } = await openCombobox({ options, defaultValues: { place: value } });
  const label = `Odd ${odd.indexOf(value) + 1}`;
  expect(input.value).toBe(label);
  await userEvent.click(input);
  await expectSeen(input, { active: label });
  expect(drawn().filter(({ dataset }) => "chosen" in dataset)).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  expect(await submitted(onSubmit)).toEqual([{ name: "place", value }]);
});

test.each(odd)("the option %j of a native select is submitted to the code unit", async (value) => {
  const onSubmit = vi.fn<SubmitHandler>();
  show(<ParameterForm form={formOf({ options })} searchable={false} onSubmit={onSubmit} />);
  const select = await find("select");
  if (select instanceof HTMLElement) select.focus();
  const place = odd.indexOf(value) + 1;
  for (let i = 0; i < place; i++) await userEvent.keyboard("{ArrowDown}");
  await vi.waitFor(() => expect(select).toHaveProperty("selectedIndex", place), patience);
  expect(select).toHaveDisplayValue(`Odd ${place}`);
  expect(await submitted(onSubmit)).toEqual([{ name: "place", value }]);
});

test.each(odd)("the preset option %j of a native select is shown as chosen", async (value) => {
  const onSubmit = vi.fn<SubmitHandler>();
  const props = { form: formOf({ options }), searchable: false, onSubmit };
  show(<ParameterForm {...props} defaultValues={{ place: value }} />);
  expect(await find("select")).toHaveDisplayValue(`Odd ${odd.indexOf(value) + 1}`);
  expect(await submitted(onSubmit)).toEqual([{ name: "place", value }]);
});

test("keywords find an option", async () => {
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
] as const)("in %s %s results are told as %s", async (locale, count, words) => {
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

test("a new definition changes the label of the answer", async () => {
  const draw = (options: ReturnType<typeof items>) => (
    <ParameterForm form={formOf({ options })} defaultValues={{ place: "v1" }} onSubmit={() => {}} />
  );
  const redraw = show(draw(items(20)));
  const input = await findCombobox();
  expect(input.value).toBe("Item 1");
  redraw(draw(items(20).map(({ value, label }) => ({ value, label: `New ${label}` }))));
  await expectSeen(input, { text: "New Item 1" });
});

const draws = { place: 0, note: 0 };
const counted = {
  place: {
    as: ({ field }: FieldProps) => (
      <Profiler id="place" onRender={() => void draws.place++}>
        <SelectField field={field} />
      </Profiler>
    ),
  },
  note: {
    as: ({ field }: FieldProps) => (
      <Profiler id="note" onRender={() => void draws.note++}>
        <StringField field={field} />
      </Profiler>
    ),
  },
};

test("a keystroke in the combobox or beside it draws one field", async () => {
  const { input } = await openCombobox({ fields: counted });
  input.focus();
  let before = { ...draws };
  await userEvent.keyboard("nev{Enter}");
  await expectSeen(input, { text: "NV - Nevada" });
  expect(draws.place).toBeGreaterThan(before.place);
  expect(draws.note).toBe(before.note);
  await userEvent.keyboard("{Tab}");
  await expectFocus("Note (optional)");
  before = { ...draws };
  await userEvent.keyboard("abc");
  await vi.waitFor(() => expect(draws.note).toBeGreaterThan(before.note), patience);
  expect(draws.place).toBe(before.place);
});

test.each([
  ["nothing was typed yet", "", "Item 3"],
  ["somebody searches", "item 1", "item 1"],
])("a default answer that comes while %s: %j becomes %j", async (_, keys, shown) => {
  const draw = (defaultValues: Values) => (
    <ParameterForm form={formOf({})} defaultValues={defaultValues} onSubmit={() => undefined} />
  );
  const rerender = show(draw({}));
  const input = await findCombobox();
  input.focus();
  if (keys) await userEvent.keyboard(keys);
  rerender(draw({ place: "v3", note: "followed" }));
  await vi.waitFor(
    () => expect(document.querySelector("input:not([role])")).toHaveValue("followed"),
    patience,
  );
  expect(input).toHaveValue(shown);
});
