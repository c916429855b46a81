import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import {
  type Form,
  fieldNameOf,
  getParameterValues,
  ParameterFields,
  parseForm,
  withParameters,
} from "parameter-form";
import { createRef, type Ref, StrictMode, useImperativeHandle } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { describe, expect, test, vi } from "vitest";
import { errorAt, field, settled } from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";
import { createUser } from "../../support/createUser.ts";

const w4 = parseForm(questions("Extra: currency?", "Name: string", "Status: select? a|"));
const de4 = parseForm(questions("Allowances: number", "City: string?"));

interface Answers {
  title: string;
  w4?: Record<string, unknown>;
  de4?: Record<string, unknown>;
}

interface HostProps {
  readonly handle: Ref<UseFormReturn<Answers>>;
  readonly onSubmit: (data: Answers) => void;
}

/** An app's own form with two of ours in it. */
function Host({ handle, onSubmit }: HostProps) {
  const methods = useForm<Answers>({ defaultValues: { title: "" } });
  const { control, register, handleSubmit, formState } = methods;
  useImperativeHandle(handle, () => methods, [methods]);
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <input aria-label="Title" {...register("title", { required: true })} />
      <ParameterFields form={w4} control={control} name="w4" defaultValues={{ Extra: "1234" }} />
      <ParameterFields form={de4} control={control} name="de4" />
      <output>{Object.keys(formState.errors).join(" ")}</output>
      <button type="submit">Submit</button>
    </form>
  );
}

function setup() {
  const user = createUser();
  const onSubmit = vi.fn<(data: Answers) => void>();
  const handle: { current: UseFormReturn<Answers> | null } = { current: null };
  render(
    <StrictMode>
      <Host handle={handle} onSubmit={onSubmit} />
    </StrictMode>,
  );
  return {
    user,
    onSubmit,
    host: (work: (methods: UseFormReturn<Answers>) => void) =>
      act(async () => {
        if (handle.current) work(handle.current);
      }),
    submit: () => act(async () => screen.getByRole("button", { name: "Submit" }).click()),
    type: async (name: string, text: string) => {
      await user.type(field(name), text);
      await settled();
    },
  };
}

describe("inside an app's own form", () => {
  test("the app's handleSubmit validates every field", async () => {
    const form = setup();
    await form.submit();
    expect(form.onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole("status")).toHaveTextContent("title w4 de4");
    expect([errorAt("Name"), errorAt("Allowances"), errorAt("City")]).toEqual([
      "Enter your answer",
      "Enter a whole number, such as 12",
      "",
    ]);
  });

  test("an unreadable text blocks it", async () => {
    const form = setup();
    for (const name of ["Title", "Name"]) await form.type(name, "x");
    await form.type("Allowances", "1.5");
    await form.submit();
    expect(form.onSubmit).not.toHaveBeenCalled();
    expect(errorAt("Allowances")).toBe("Enter a whole number, such as 12");
  });

  test("getParameterValues returns each form's answers under its name", async () => {
    const form = setup();
    await form.type("Title", "Dr");
    await form.type("Name", "Ada");
    await form.type("Allowances", "2");
    await form.submit();
    const [data] = form.onSubmit.mock.lastCall ?? [];
    expect(data?.title).toBe("Dr");
    expect(getParameterValues(w4, data?.w4)).toEqual({ Extra: "1234", Name: "Ada" });
    expect(getParameterValues(de4, data?.de4)).toEqual({ Allowances: "2" });
  });

  test("removes an error when its field becomes valid, also an error of the app's", async () => {
    const form = setup();
    await form.submit();
    await form.type("Allowances", "2");
    expect(errorAt("Allowances")).toBe("");
    expect(screen.getByRole("status")).toHaveTextContent(/^title w4$/u);
  });

  test("shows a value of the app's setValue", async () => {
    const form = setup();
    await form.host(({ setValue }) => setValue(`w4.${fieldNameOf("Extra")}`, "5678"));
    expect(field("Extra")).toHaveValue("5,678.00");
  });

  test("the app's reset restores the fields' own defaults", async () => {
    const form = setup();
    await form.type("Title", "Dr");
    await form.type("Name", "Ada");
    await form.type("Allowances", "1.5");
    await form.user.selectOptions(field("Status"), "[]");
    await form.host(({ reset }) => reset());
    expect(field("Title")).toHaveValue("");
    expect(field("Name")).toHaveValue("");
    expect(field("Allowances")).toHaveValue("");
    expect(field("Status")).toHaveDisplayValue("Select");
    expect(field("Extra")).toHaveValue("1,234.00");
    await form.host(({ getValues }) => {
      expect(getParameterValues(w4, getValues().w4)).toEqual({ Extra: "1234" });
    });
  });
});

test.each([
  undefined,
  null,
  "",
  [],
  7,
  { pExtra: 5 },
  { pExtra: { text: "x", reason: "notNumber" } },
])("getParameterValues of %j has no answers", (group) => {
  expect(getParameterValues(w4, group)).toEqual({});
});

test.each([false, true])(
  "keeps each answer with its parameter when the order changes (shouldUnregister: %s)",
  async (shouldUnregister) => {
    const user = createUser();
    const reordered = parseForm(
      questions("Status: select? a|", "Name: string", "Extra: currency?"),
    );
    function Reordering({ form }: { readonly form: typeof w4 }) {
      const { control } = useForm({ shouldUnregister });
      return <ParameterFields form={form} control={control} />;
    }
    const { rerender } = render(<Reordering form={w4} />);
    await user.type(field("Extra"), "5678");
    await user.type(field("Name"), "Ada");
    rerender(<Reordering form={reordered} />);
    expect(field("Extra")).toHaveValue("5,678.00");
    expect(field("Name")).toHaveValue("Ada");
    expect(field("Status")).toHaveDisplayValue("Select");
  },
);

test("passes the answers to an app's resolver in place, and nothing else", async () => {
  const seen: unknown[] = [];
  function Checked() {
    const { control, handleSubmit } = useForm<Answers>({
      defaultValues: { title: "a" },
      resolver: withParameters((values) => {
        seen.push(values);
        return { values, errors: {} };
      }),
    });
    return (
      <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
        <ParameterFields form={w4} control={control} name="w4" defaultValues={{ Name: "Ada" }} />
        <button type="submit">Submit</button>
      </form>
    );
  }
  const user = createUser();
  render(
    <StrictMode>
      <Checked />
    </StrictMode>,
  );
  await user.click(screen.getByRole("button"));
  await settled();
  const group = { ...oneOf({ Name: "Ada" }), [fieldNameOf("Extra")]: null };
  expect(seen.at(-1)).toEqual({ title: "a", w4: { ...group, [fieldNameOf("Status")]: null } });
});

test("an app's trigger shows an error in the field being typed into", async () => {
  function Wizard() {
    const { control, trigger } = useForm<Answers>({ defaultValues: { title: "a" } });
    return (
      <div onKeyDown={({ key }) => key === "Enter" && void trigger()} role="presentation">
        <ParameterFields form={w4} control={control} name="w4" />
      </div>
    );
  }
  const user = createUser();
  render(<Wizard />);
  await user.type(field("Extra"), "abc{Enter}");
  await waitFor(() => expect(errorAt("Extra")).toMatch(/Enter an amount/));
  expect(errorAt("Name")).toBe("Enter your answer");
});

interface People {
  people: Record<string, unknown>[];
}

const oneOf = (answers: Record<string, string>) =>
  Object.fromEntries(Object.entries(answers).map(([name, value]) => [fieldNameOf(name), value]));
const ada = { Extra: "100", Name: "Ada", Status: "a" };
const bob = { Extra: "2000", Name: "Bob" };

/** The same fields, of one person after the other: by name in one form, or each in a form of their own. */
function Person({ place, apart }: { readonly place: number; readonly apart: boolean }) {
  const both = useForm<People>({ defaultValues: { people: [oneOf(ada), oneOf(bob)] } });
  const second = useForm<People>({ defaultValues: { people: [oneOf(bob)] } });
  const { control, getValues } = apart && place > 0 ? second : both;
  const name = `people.${apart ? 0 : place}`;
  return (
    <>
      <ParameterFields form={w4} control={control} name={name} />
      <button type="button" onClick={() => submitted(getValues().people[apart ? 0 : place])}>
        Tell
      </button>
    </>
  );
}
const submitted = vi.fn<(group: unknown) => void>();

test.each([
  ["another name", false],
  ["another control", true],
])("with %s, shows and keeps the answers of the selected person", async (_, apart) => {
  const user = createUser();
  const { rerender } = render(<Person place={0} apart={apart} />);
  expect(field("Name")).toHaveValue("Ada");
  rerender(<Person place={1} apart={apart} />);
  expect(field("Name")).toHaveValue("Bob");
  expect(field("Extra")).toHaveValue("2,000.00");
  expect(field("Status")).toHaveDisplayValue("Select");
  await user.click(screen.getByRole("button", { name: "Tell" }));
  expect(getParameterValues(w4, submitted.mock.lastCall?.[0])).toEqual(bob);
});

test("throws a clear error for a control of another version of react-hook-form", () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const { result } = renderHook(() => useForm());
  const { _subjects, ...others } = result.current.control;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- as another version's
  const control = others as typeof result.current.control;
  expect(() => render(<ParameterFields form={w4} control={control} />)).toThrow(
    "This version of react-hook-form has no control._subjects, so answers could be lost. Install",
  );
  consoleError.mockRestore();
});

test.each(["{}", "null"])("throws a clear error for a value that is not a control: %s", (json) => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const control = JSON.parse(json);
  expect(() => render(<ParameterFields form={w4} control={control} />)).toThrow(
    new TypeError(
      "ParameterFields requires control: pass the control that useForm of react-hook-form returns.",
    ),
  );
  consoleError.mockRestore();
});

const numbered = (count: number) =>
  parseForm(questions(...Array.from({ length: count }, (_, at) => `Q${at}: string`)));

/** An app's own form around one of ours. */
function Around({ form, handle }: { form: Form; handle: Ref<UseFormReturn> }) {
  const methods = useForm();
  useImperativeHandle(handle, () => methods, [methods]);
  const { parameters } = methods.formState.errors;
  return (
    <>
      <ParameterFields form={form} control={methods.control} />
      <output>{Object.keys(parameters ?? {}).length}</output>
    </>
  );
}

test.each([
  ["only the first is rendered yet", 60, 60],
  ["there are fewer than before", 60, 3],
  ["there are more than before", 3, 60],
])("validates every parameter of the form and no other: %s", async (_, before, now) => {
  const handle = createRef<UseFormReturn>();
  const { rerender } = render(<Around form={numbered(before)} handle={handle} />);
  rerender(<Around form={numbered(now)} handle={handle} />);
  await act(() => handle.current?.handleSubmit(() => {})() ?? Promise.resolve());
  expect(screen.getByRole("status")).toHaveTextContent(`${now}`);
});

test("react-hook-form can focus a field", async () => {
  const handle = createRef<UseFormReturn>();
  render(<Around form={numbered(2)} handle={handle} />);
  act(() => handle.current?.setFocus(`parameters.${fieldNameOf("Q1")}`));
  await waitFor(() => expect(field("Q1")).toHaveFocus());
});
