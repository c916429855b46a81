import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  type Components,
  FieldFrame,
  type FieldProps,
  ParameterForm,
  type ParameterFormProps,
  ParameterFormProvider,
  type PartProps,
} from "parameter-form";
import { max } from "parameter-form/core";
import { type JSX, StrictMode } from "react";
import { describe, expect, test } from "vitest";
import { createUser } from "../support/createUser.ts";

const form = {
  parameters: [
    { name: "extra", label: "Extra", type: "currency", required: true },
    { name: "other", label: "Other", type: "currency", required: true },
  ],
};

/** A text input that says whose it is. */
const inputOf = (whose: string): Partial<Components> => ({
  TextInput: ({ input }: PartProps["TextInput"]): JSX.Element => (
    <input {...input} data-whose={whose} />
  ),
});

const whose = (): readonly (string | undefined)[] =>
  screen.getAllByRole("textbox").map(({ dataset }) => dataset["whose"]);

const formWith = (props: Partial<ParameterFormProps>) => (
  <ParameterForm form={form} onSubmit={() => {}} {...props} />
);

const outer = inputOf("outer");
const inner = inputOf("inner");
const ofForm = inputOf("form");
const ofOne = inputOf("parameter");

test.each([
  { title: "default", element: formWith({}), expected: [undefined, undefined] },
  { title: "form", element: formWith({ components: ofForm }), expected: ["form", "form"] },
  {
    title: "parameter",
    element: formWith({ components: ofForm, fields: { other: { components: ofOne } } }),
    expected: ["form", "parameter"],
  },
  {
    title: "provider",
    element: <ParameterFormProvider components={outer}>{formWith({})}</ParameterFormProvider>,
    expected: ["outer", "outer"],
  },
  {
    title: "provider further in",
    element: (
      <ParameterFormProvider components={outer}>
        <ParameterFormProvider components={inner}>{formWith({})}</ParameterFormProvider>
      </ParameterFormProvider>
    ),
    expected: ["inner", "inner"],
  },
  {
    title: "provider with another part further in",
    element: (
      <ParameterFormProvider components={outer}>
        <ParameterFormProvider components={{ Alert: () => <p>Alert</p> }}>
          {formWith({ components: {} })}
        </ParameterFormProvider>
      </ParameterFormProvider>
    ),
    expected: ["outer", "outer"],
  },
  {
    title: "form inside a provider",
    element: (
      <ParameterFormProvider components={outer}>
        {formWith({ components: ofForm })}
      </ParameterFormProvider>
    ),
    expected: ["form", "form"],
  },
])("uses the parts of the $title", ({ element, expected }) => {
  render(<StrictMode>{element}</StrictMode>);
  expect(whose()).toEqual(expected);
});

describe("a form inside a provider with settings", () => {
  function renderForm() {
    render(
      <StrictMode>
        <ParameterFormProvider
          locale="de-DE"
          currency="EUR"
          messages={{ submit: "Senden", summaryHeading: "Fehler" }}
          rules={{ extra: max("1000") }}
        >
          {formWith({
            messages: { submit: "Abschicken" },
            rules: { other: max("2000") },
            defaultValues: { extra: "1234.5", other: "2000.5" },
          })}
        </ParameterFormProvider>
      </StrictMode>,
    );
    return screen.getAllByRole("textbox");
  }
  const submit = () => userEvent.click(screen.getByRole("button", { name: "Abschicken" }));

  test("has its locale and currency", () => {
    const [extra] = renderForm();
    expect(extra).toHaveValue("1.234,50");
    expect(screen.getAllByText("€")).toHaveLength(2);
  });

  test("merges its messages with those of the form", async () => {
    renderForm();
    await submit();
    expect(await screen.findByRole("alert", { name: "Fehler" })).toBeInTheDocument();
  });

  test("merges its rules with those of the form", async () => {
    const inputs = renderForm();
    await submit();
    await screen.findByRole("alert");
    expect(inputs.map((input) => input.getAttribute("aria-invalid"))).toEqual(["true", "true"]);
  });
});

test("does not re-render an app's input while a person types, not even in its own field", async () => {
  const user = createUser();
  const element: string[] = [];
  const TextInput = ({ input }: PartProps["TextInput"]): JSX.Element => {
    element.push(input.id ?? "");
    return <input {...input} />;
  };
  render(formWith({ components: { TextInput } }));
  const [extra] = screen.getAllByRole("textbox");
  if (!extra) throw new Error("There is no input");
  element.length = 0;
  await user.type(extra, "1");
  expect(extra).toHaveValue("1");
  expect(element).toEqual([]);
});

test("an app's FieldFrame receives everything to render, also for an app's field", () => {
  const Frame = ({ field, unit, children }: PartProps["FieldFrame"]): JSX.Element => (
    <section aria-label={field.parameter.label}>
      {unit?.children}
      {children}
    </section>
  );
  const Hours = ({ field }: FieldProps): JSX.Element => (
    <FieldFrame field={field} unit="hours a week">
      <p>Hours</p>
    </FieldFrame>
  );
  render(formWith({ components: { FieldFrame: Frame }, fields: { other: { as: Hours } } }));
  expect(screen.getByRole("region", { name: "Extra" })).toHaveTextContent(/^In US dollars/u);
  expect(screen.getByRole("region", { name: "Other" })).toHaveTextContent("hours a weekHours");
});
