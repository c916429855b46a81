import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  CurrencyField,
  type FieldProps,
  ParameterForm,
  type ParameterFormProps,
  StringField,
  useParameterField,
} from "parameter-form";
import { type JSX, Profiler, StrictMode, useLayoutEffect, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { drawForm, field, settled } from "../support/drawForm.tsx";
import { questions } from "../support/questions.ts";

/** Names of the fields that rendered since it was last read. */
const rendered = new Set<string>();

function sinceThen(): readonly string[] {
  const names = [...rendered];
  rendered.clear();
  return names;
}

const watched = (Field: typeof StringField) =>
  function Watched({ field: state }: FieldProps) {
    const { name } = state.parameter;
    return (
      <Profiler id={name} onRender={(id) => void rendered.add(id)}>
        <Field field={state} />
      </Profiler>
    );
  };
const Text = watched(StringField);
const Amount = watched(CurrencyField);

const namesOf = (size: number) => Array.from({ length: size }, (_, i) => `Question ${i}`);
const lineOf = (name: string, i: number) => `${name}: ${i % 2 ? "currency" : "string"}`;
const fieldsOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name, i) => [name, { as: i % 2 ? Amount : Text }]));

/** A form whose properties are all written anew at each drawing, as JSX does. */
function Literals({ names, ...props }: { names: readonly string[] } & Partial<ParameterFormProps>) {
  return (
    <ParameterForm
      form={questions(...names.map(lineOf))}
      fields={fieldsOf(names)}
      rules={{ "Question 0": null }}
      messages={{ missing: "{label}?" }}
      defaultValues={{ "Question 0": "x" }}
      onSubmit={() => {}}
      onEvent={() => {}}
      {...props}
    />
  );
}

/** An app that draws itself anew at every change. */
function Host({ names }: { readonly names: readonly string[] }) {
  const [answered, setAnswered] = useState(0);
  return (
    <>
      <p>{answered} answered</p>
      <Literals names={names} onChange={(values) => setAnswered(Object.keys(values).length)} />
    </>
  );
}

/** Queries by label and role take minutes in a form of this size. */
async function draw(tree: JSX.Element, size: number) {
  const { container } = render(<StrictMode>{tree}</StrictMode>);
  await waitFor(() => expect(container.querySelectorAll("input")).toHaveLength(size));
  const last = [...container.querySelectorAll("input")].at(-1) ?? fail("no input");
  const button = container.querySelector("button") ?? fail("no button");
  return {
    last,
    submit: () => act(async () => button.click()),
    async press(key: string): Promise<void> {
      act(() => last.focus());
      rendered.clear();
      await userEvent.keyboard(key);
      await settled();
    },
  };
}

function fail(why: string): never {
  throw new Error(why);
}

describe.each([10, 1000])("With %i parameters", (size) => {
  const names = namesOf(size);
  const lastName = names.at(-1);

  test("a keystroke renders its own field, before and after a failed submission", async () => {
    const { last, submit, press } = await draw(<Literals names={names} />, size);
    expect(sinceThen()).toHaveLength(size);
    await press("1");
    expect(sinceThen()).toEqual([lastName]);
    await press("{Backspace}");
    await submit();
    expect(last).toBeInvalid();
    for (const key of ["2", "x", "{Backspace}"]) {
      await press(key);
      expect(sinceThen()).toEqual([lastName]);
    }
    expect(last).toBeValid();
  });

  test("an app that is drawn anew at every change, with literals, adds no other field", async () => {
    const { press } = await draw(<Host names={names} />, size);
    await press("1");
    expect(screen.getByText("2 answered")).toBeInTheDocument();
    expect(sinceThen()).toEqual([lastName]);
  });
});

test("Literals that say the same render no field, and one that says another renders them", () => {
  const names = namesOf(4);
  const { rerender } = render(<Literals names={names} />, { wrapper: StrictMode });
  sinceThen();
  rerender(<Literals names={names} />);
  rerender(<Literals names={names} onSubmit={vi.fn<() => void>()} />);
  expect(sinceThen()).toEqual([]);
  rerender(<Literals names={names} messages={{ missing: "{label}!" }} />);
  expect(sinceThen()).toEqual(names);
});

/** Draws a form of our own parts, and counts how often something of it is drawn. */
async function drawPlain(props: Partial<ParameterFormProps>) {
  const onRender = vi.fn<() => void>();
  const form = questions("Name: string", "Pay: currency?", "Plan: select? a|b", "Email: string");
  render(
    <Profiler id="form" onRender={onRender}>
      <ParameterForm form={form} onSubmit={() => {}} {...props} />
    </Profiler>,
  );
  await settled();
  return async (act: () => Promise<unknown>): Promise<number> => {
    onRender.mockClear();
    await act();
    await settled();
    return onRender.mock.calls.length;
  };
}

test("what changes the answer alone is written to the page, and nothing is drawn", async () => {
  const drawsOf = await drawPlain({ defaultValues: { Plan: "a" } });
  const [name, pay, email] = screen.getAllByRole("textbox");
  if (!name || !pay || !email) throw new Error("There are too few inputs");
  const plan = screen.getByRole("combobox");
  await drawsOf(() => userEvent.type(name, "A"));
  expect(await drawsOf(() => userEvent.type(name, "nn"))).toBe(0);
  expect(await drawsOf(() => userEvent.type(email, "b"))).toBe(0);
  expect(await drawsOf(() => userEvent.type(pay, "1234.5"))).toBe(0);
  expect(await drawsOf(() => userEvent.selectOptions(plan, "[b]"))).toBe(0);
  expect([name, pay, plan, email]).toEqual([
    expect.objectContaining({ value: "Ann" }),
    expect.objectContaining({ value: "1,234.5" }),
    expect.objectContaining({ selectedOptions: expect.objectContaining({ length: 1 }) }),
    expect.objectContaining({ value: "b" }),
  ]);
  expect(plan).toHaveDisplayValue("[b]");
});

test("a message that comes or goes is drawn, once", async () => {
  const drawsOf = await drawPlain({});
  const [name] = screen.getAllByRole("textbox");
  if (!name) throw new Error("There is no input");
  await userEvent.click(screen.getByRole("button", { name: "Submit" }));
  expect(name).toBeInvalid();
  expect(await drawsOf(() => userEvent.type(name, "A"))).toBe(1);
  expect(name).toBeValid();
  expect(await drawsOf(() => userEvent.type(name, "b"))).toBe(0);
  expect(await drawsOf(() => userEvent.clear(name))).toBe(1);
  expect(name).toBeInvalid();
});

test("what an effect answers while fields are drawn in other words is shown", () => {
  const Copying = ({ field: { ids, settings } }: FieldProps) => {
    const { setValue } = useParameterField("Pay");
    useLayoutEffect(() => {
      if (settings.locale === "de-DE") setValue("1234.50");
    });
    return <input id={ids.control} />;
  };
  const fields = { Name: { as: Copying } };
  const form = drawForm(["Name: string", "Pay: currency?"], { fields });
  form.change({ locale: "de-DE" });
  expect(field("Pay")).toHaveValue("1.234,50");
});
