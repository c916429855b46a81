import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  CurrencyField,
  type FieldProps,
  ParameterForm,
  type ParameterFormProps,
  useParameterField,
} from "parameter-form";
import type { Rule } from "parameter-form/core";
import { Component, Profiler, type ReactNode, useLayoutEffect } from "react";
import { expect, test, vi } from "vitest";
import { renderForm, field, settled } from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";

/** Draws a form of our own parts, and counts how often something of it is drawn. */
async function renderPlain(props: Partial<ParameterFormProps>) {
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

test("writes a changed answer to the page without a render", async () => {
  const rendersOf = await renderPlain({ defaultValues: { Plan: "a" } });
  const [name, pay, email] = screen.getAllByRole("textbox");
  if (!name || !pay || !email) throw new Error("There are too few inputs");
  const plan = screen.getByRole("combobox");
  await rendersOf(() => userEvent.type(name, "A"));
  expect(await rendersOf(() => userEvent.type(name, "nn"))).toBe(0);
  expect(await rendersOf(() => userEvent.type(email, "b"))).toBe(0);
  expect(await rendersOf(() => userEvent.type(pay, "1234.5"))).toBe(0);
  expect(await rendersOf(() => userEvent.selectOptions(plan, "[b]"))).toBe(0);
  expect(name).toHaveValue("Ann");
  expect(pay).toHaveValue("1,234.50");
  expect(email).toHaveValue("b");
  expect(plan).toHaveDisplayValue("[b]");
});

test("renders once when a message appears or disappears", async () => {
  const rendersOf = await renderPlain({});
  const [name] = screen.getAllByRole("textbox");
  if (!name) throw new Error("There is no input");
  await userEvent.click(screen.getByRole("button", { name: "Submit" }));
  expect(name).toBeInvalid();
  expect(await rendersOf(() => userEvent.type(name, "A"))).toBe(1);
  expect(name).toBeValid();
  expect(await rendersOf(() => userEvent.type(name, "b"))).toBe(0);
  expect(await rendersOf(() => userEvent.clear(name))).toBe(1);
  expect(name).toBeInvalid();
});

/** What may change while an effect, which comes first, answers the field below it. */
const meanwhile: readonly (readonly [
  what: string,
  change: Partial<ParameterFormProps>,
  shown: string,
])[] = [
  ["another locale", { locale: "de-DE" }, "1.234,50"],
  ["nothing to type into", { readOnly: true }, "1,234.50"],
  [
    "parts of the app",
    { components: { TextInput: ({ input }) => <input {...input} /> } },
    "1,234.50",
  ],
  ["a field of the app", { fields: { Pay: { as: CurrencyField } } }, "1,234.50"],
  ["another validationMode", { validationMode: "submit" }, "1,234.50"],
];

test.each(meanwhile)("shows an answer set by an effect while %s renders", (_, change, shown) => {
  let changed = false;
  const Copying = ({ field: { ids } }: FieldProps) => {
    const { setValue } = useParameterField("Pay");
    useLayoutEffect(() => {
      if (changed) setValue("1234.50");
    });
    return <input id={ids.control} />;
  };
  const fields = { Name: { as: Copying } };
  const form = renderForm(["Name: string", "Pay: currency?"], { fields });
  changed = true;
  form.change({ ...change, fields: { ...fields, ...change.fields } });
  expect(field("Pay")).toHaveValue(shown);
});

test("shows a choice set by an effect while the select becomes a text", () => {
  const Choosing = ({ field: { ids, readOnly } }: FieldProps) => {
    const { setValue } = useParameterField("Plan");
    useLayoutEffect(() => {
      if (readOnly) setValue("b");
    });
    return <input id={ids.control} />;
  };
  const fields = { Name: { as: Choosing } };
  const defaultValues = { Plan: "a" };
  const form = renderForm(["Name: string", "Plan: select? a|b"], { fields, defaultValues });
  form.change({ readOnly: true });
  expect(field("Plan")).toHaveValue("[b]");
});

test("an error of a rule reaches the app's error boundary after onChange", async () => {
  const rule: Rule = {
    validate: () => null,
    format(value) {
      if (value === "boo") throw new Error("The rule is broken");
      return value;
    },
  };
  const onChange = vi.fn<(values: object) => void>();
  render(
    <Boundary>
      <ParameterForm
        form={questions("Name: string")}
        rules={{ Name: rule }}
        onChange={onChange}
        onSubmit={() => {}}
      />
    </Boundary>,
  );
  vi.spyOn(console, "error").mockReturnValue();
  await userEvent.type(screen.getByRole("textbox"), "boo");
  expect(await screen.findByText("The rule is broken")).toBeInTheDocument();
  expect(onChange).toHaveBeenLastCalledWith({ Name: "boo" });
});

class Boundary extends Component<{ readonly children: ReactNode }, { readonly message?: string }> {
  override readonly state: { readonly message?: string } = {};
  static getDerivedStateFromError({ message }: Error): { readonly message: string } {
    return { message };
  }
  override render(): ReactNode {
    return this.state.message ?? this.props.children;
  }
}
