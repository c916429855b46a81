import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  fieldNameOf,
  type Form,
  type FormSettings,
  getParameterValues,
  ParameterFields,
  parseForm,
} from "parameter-form";
import { createRef, type Ref, StrictMode, useImperativeHandle, useState } from "react";
import {
  type Control,
  type FieldValues,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from "react-hook-form";
import { describe, expect, test, vi } from "vitest";
import { errorAt, field, settled } from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";

const w4 = parseForm(questions("Extra: currency?", "Name: string?"));

interface HostProps extends UseFormProps {
  readonly form?: Form;
  readonly own?: FormSettings;
  readonly handle?: Ref<UseFormReturn>;
  readonly onSubmit?: (data: FieldValues) => void;
}

function Host({ form = w4, own, handle, onSubmit = () => {}, ...options }: HostProps) {
  const methods = useForm(options);
  useImperativeHandle(handle, () => methods, [methods]);
  return (
    <form noValidate onSubmit={(event) => void methods.handleSubmit(onSubmit)(event)}>
      <ParameterFields
        form={form}
        control={methods.control}
        name="w4"
        defaultValues={{ Extra: "1234" }}
        {...own}
      />
      <button type="submit">Submit</button>
    </form>
  );
}
const submit = () => act(async () => screen.getByRole("button").click());

describe("while the app's form is disabled", () => {
  const controls = () => [field("Extra"), field("Name")];

  test("disables the fields, which keep their answers", async () => {
    const onSubmit = vi.fn();
    const tree = (disabled: boolean) => <Host disabled={disabled} onSubmit={onSubmit} />;
    const { rerender } = render(tree(false));
    await userEvent.type(field("Name"), "Ada");
    rerender(tree(true));
    await settled();
    for (const control of controls()) expect(control).toBeDisabled();
    rerender(tree(false));
    await settled();
    for (const control of controls()) expect(control).toBeEnabled();
    await submit();
    expect(getParameterValues(w4, onSubmit.mock.lastCall?.[0].w4)).toEqual({
      Extra: "1234",
      Name: "Ada",
    });
  });

  test("on mount, fields cannot be edited and are validated only after it is enabled", async () => {
    const onSubmit = vi.fn();
    const tree = (disabled: boolean) => <Host disabled={disabled} onSubmit={onSubmit} />;
    const { rerender } = render(tree(true));
    for (const control of controls()) expect(control).toBeDisabled();
    rerender(tree(false));
    await settled();
    await userEvent.clear(field("Extra"));
    await userEvent.type(field("Extra"), "12,5");
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(errorAt("Extra")).not.toBe("");
  });

  test("fields with a disabled={false} of their own can be edited and are submitted", async () => {
    const onSubmit = vi.fn();
    render(<Host disabled own={{ disabled: false }} onSubmit={onSubmit} />);
    await userEvent.type(field("Name"), "Ada");
    await submit();
    expect(getParameterValues(w4, onSubmit.mock.lastCall?.[0].w4)).toMatchObject({ Name: "Ada" });
  });

  test("disables fields whose own disabled is undefined", () => {
    render(<Host disabled own={{ disabled: undefined }} onSubmit={() => {}} />);
    for (const control of controls()) expect(control).toBeDisabled();
  });

  test("updates the fields also when only the app's form re-renders", async () => {
    const fields = (control: Control) => <ParameterFields form={w4} control={control} name="w4" />;
    function Still({ disabled }: { readonly disabled: boolean }) {
      const { control } = useForm({ disabled });
      const [view] = useState(() => fields(control));
      return view;
    }
    const { rerender } = render(<Still disabled={false} />);
    rerender(<Still disabled />);
    for (const control of controls()) expect(control).toBeDisabled();
  });
});

const changes: readonly (readonly [string, (host: UseFormReturn) => void])[] = [
  ["reset to a record that has none of them", ({ reset }) => reset({ title: "Dr" })],
  ["unregister", ({ unregister }) => unregister("w4")],
];
test.each(changes)("resets fields to their own defaults after the app's %s", async (_, change) => {
  const handle = createRef<UseFormReturn>();
  const onSubmit = vi.fn();
  render(
    <StrictMode>
      <Host handle={handle} onSubmit={onSubmit} />
    </StrictMode>,
  );
  await act(async () => handle.current && change(handle.current));
  expect(field("Extra")).toHaveValue("1,234.00");
  await submit();
  expect(getParameterValues(w4, onSubmit.mock.lastCall?.[0].w4)).toEqual({ Extra: "1234" });
});

test("keeps the fields' own defaults when the app's values arrive without them", async () => {
  const onSubmit = vi.fn();
  const tree = (values?: FieldValues) => (
    <StrictMode>
      <Host {...(values && { values })} onSubmit={onSubmit} />
    </StrictMode>
  );
  const { rerender } = render(tree());
  expect(field("Extra")).toHaveValue("1,234.00");
  rerender(tree({ title: "Dr" }));
  await settled();
  expect(field("Extra")).toHaveValue("1,234.00");
  await submit();
  expect(getParameterValues(w4, onSubmit.mock.lastCall?.[0].w4)).toEqual({ Extra: "1234" });
});

test("after the app's reset, a failed submission still moves focus to the first error", async () => {
  const handle = createRef<UseFormReturn>();
  render(
    <StrictMode>
      <Host form={parseForm(questions("Need: string"))} handle={handle} />
    </StrictMode>,
  );
  await submit();
  expect(field("Need")).toHaveFocus();
  act(() => field("Need").blur());
  await act(async () => handle.current?.reset());
  await submit();
  expect(field("Need")).toHaveFocus();
});

test.each(["validate", "custom", "server"])(
  "shows the app's own error of type %j at a field until its answer is edited",
  async (type) => {
    const handle = createRef<UseFormReturn>();
    render(<Host handle={handle} />);
    await submit();
    const name = `w4.${fieldNameOf("Extra")}`;
    await act(async () => handle.current?.setError(name, { type, message: "Ask payroll" }));
    expect(errorAt("Extra")).toBe("Ask payroll");
    expect(field("Extra")).toHaveAttribute("aria-invalid", "true");
    await userEvent.type(field("Extra"), "5");
    expect(errorAt("Extra")).toBe("");
  },
);

test.each([
  ["an error at a field of the host's own", "setError", "own", ""],
  [
    "a check of our part",
    "trigger",
    "w4",
    "This can be read in more than one way. Write it like 1,234.50.",
  ],
  [
    "a check of all",
    "trigger",
    undefined,
    "This can be read in more than one way. Write it like 1,234.50.",
  ],
] as const)("after %s (%s %j), flags a text being typed: %j", async (_, method, name, expected) => {
  const handle = createRef<UseFormReturn>();
  render(<Host handle={handle} mode="onChange" />);
  await userEvent.clear(field("Extra"));
  await userEvent.type(field("Extra"), "1,2");
  await settled();
  expect(errorAt("Extra")).toBe("");
  await act(async () => {
    if (method === "trigger") await handle.current?.trigger(name);
    else handle.current?.setError(name, { type: "custom", message: "no" });
  });
  expect(errorAt("Extra")).toBe(expected);
});

test("an app that watches does not flag fields while they are typed", async () => {
  const form = parseForm(questions("Name: string", "Wage: currency"));
  function Watching(props: UseFormProps) {
    const { control, handleSubmit, ...methods } = useForm(props);
    return (
      <form
        noValidate
        title={String(methods.watch("w4") === undefined)}
        onSubmit={(event) => void handleSubmit(() => {})(event)}
      >
        <ParameterFields form={form} control={control} name="w4" />
        <button type="submit">Submit</button>
      </form>
    );
  }
  const type = async (name: string, text: string) => {
    act(() => field(name).focus());
    await act(async () => userEvent.keyboard(text));
    await settled();
  };
  const { rerender } = render(<Watching key="change" mode="onChange" />);
  await type("Wage", "1,2");
  expect(errorAt("Wage")).toBe("");
  await act(async () => userEvent.tab());
  await settled();
  expect(errorAt("Wage")).toContain("more than one way");

  rerender(<Watching key="submit" />);
  await type("Wage", "12");
  await userEvent.click(screen.getByRole("button"));
  expect(await screen.findByText("Enter your answer")).toBeInTheDocument();
  await type("Wage", ",5");
  expect(errorAt("Wage")).toBe("");
});

test("after the app's reset, does not flag typed text before the field is left", async () => {
  const handle = createRef<UseFormReturn>();
  render(<Host handle={handle} mode="onChange" />);
  const type = async (text: string) => {
    act(() => field("Extra").focus());
    await act(async () => userEvent.keyboard(text));
    await settled();
  };
  act(() => field("Extra").focus());
  await act(async () => userEvent.clear(field("Extra")));
  await type("1,2");
  await act(async () => userEvent.tab());
  await settled();
  expect(errorAt("Extra")).not.toBe("");
  await type("3");
  await act(async () => handle.current?.reset());
  await act(async () => userEvent.clear(field("Extra")));
  await type("1,2");
  expect(errorAt("Extra")).toBe("");
});
