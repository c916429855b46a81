import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  CurrencyField,
  type FieldProps,
  ParameterForm,
  type ParameterFormProps,
  StringField,
} from "parameter-form";
import { type JSX, Profiler, StrictMode, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { settled } from "../support/renderForm.tsx";
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

/** Queries by label and role take seconds in a form of this size. */
async function renderTree(tree: JSX.Element, size: number) {
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

// The larger one is mounted in groups, in more than one task.
describe.each([10, 130])("with %i parameters", (size) => {
  const names = namesOf(size);
  const lastName = names.at(-1);

  test("a keystroke renders its own field, before and after a failed submission", async () => {
    const { last, submit, press } = await renderTree(<Literals names={names} />, size);
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

  test("an app that re-renders at every change, with literals, renders no other field", async () => {
    const { press } = await renderTree(<Host names={names} />, size);
    await press("1");
    expect(screen.getByText("2 answered")).toBeInTheDocument();
    expect(sinceThen()).toEqual([lastName]);
  });
});

test("equal literals render no field, and a different one renders them all", () => {
  const names = namesOf(4);
  const { rerender } = render(<Literals names={names} />, { wrapper: StrictMode });
  sinceThen();
  rerender(<Literals names={names} />);
  rerender(<Literals names={names} onSubmit={vi.fn<() => void>()} />);
  expect(sinceThen()).toEqual([]);
  rerender(<Literals names={names} messages={{ missing: "{label}!" }} />);
  expect(sinceThen()).toEqual(names);
});
