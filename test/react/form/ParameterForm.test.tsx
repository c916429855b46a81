import { act, render, screen } from "@testing-library/react";
import { type FieldProps, ParameterForm } from "parameter-form";
import { exampleForms } from "parameter-form/service";
import { StrictMode } from "react";
import { describe, expect, test, vi } from "vitest";
import {
  renderForm,
  errorAt,
  field,
  settled,
  submitButton,
  summary,
} from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";

test.each(exampleForms.slice(0, -1).map((form) => [form.id, form] as const))(
  "%s has a control named by each label, in order, and no control has a name attribute",
  (_, form) => {
    const { container } = renderForm([], { form, requiredIndicator: "none" });
    const controls = [...container.querySelectorAll<HTMLElement>("input, select")];
    expect(controls).toHaveLength(form.parameters.length);
    for (const [i, { label }] of form.parameters.entries())
      expect(controls[i]).toHaveAccessibleName(label);
    expect(container.querySelector("[name]")).toBeNull();
  },
);

test("has no native validation, and would never put answers in the address", () => {
  const { container } = renderForm(["Name: string"]);
  const element = container.querySelector("form");
  expect(element).toHaveAttribute("novalidate");
  expect(element).toHaveAttribute("method", "dialog");
  expect(element).not.toHaveAttribute("action");
});

test("has its own class in addition to the app's, and the language of its messages", () => {
  const form = renderForm(["Name: string"]);
  const element = form.container.querySelector("form");
  expect(element?.className).toBe("pf-form");
  expect(element).not.toHaveAttribute("lang");
  form.change({ className: "mine", messages: { lang: "fr" } });
  expect(element?.className).toBe("pf-form mine");
  expect(element).toHaveAttribute("lang", "fr");
});

describe("the submit button", () => {
  test("has the given label", () => {
    renderForm([], { submitLabel: "Sign" });
    expect(screen.getByRole("button", { name: "Sign" })).toHaveAttribute("type", "submit");
  });

  test("is left out for false, and a button outside submits by the form's id", async () => {
    const form = renderForm(["Name: string"], { id: "mine", submitLabel: false });
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    render(
      <button type="submit" form="mine">
        Submit
      </button>,
    );
    await form.type("Name", "Ada");
    await form.submit();
    expect(form.submitted()).toEqual(["Name=Ada"]);
  });
});

describe("a ref", () => {
  test("submits", async () => {
    const form = renderForm(["Name: string"]);
    await act(async () => form.form.current?.submit());
    expect(summary()).toEqual(["Name: enter your answer"]);
    await form.type("Name", "Ada");
    await act(async () => form.form.current?.submit());
    expect(form.submitted()).toEqual(["Name=Ada"]);
  });

  test("resets to the default values or to others", async () => {
    const form = renderForm(["Name: string", "Extra: currency?"], {
      defaultValues: { Name: "Ada" },
    });
    await form.user.clear(field("Name"));
    await form.type("Extra", "12,5");
    await form.submit();
    form.reset();
    expect(summary()).toEqual([]);
    expect([errorAt("Name"), errorAt("Extra")]).toEqual(["", ""]);
    expect([field("Name"), field("Extra")].map((e) => e.getAttribute("aria-invalid"))).toEqual([
      null,
      null,
    ]);
    expect(field("Name")).toHaveValue("Ada");
    expect(field("Extra")).toHaveValue("");
    form.reset({ Name: "Grace", Extra: "1234" });
    expect(field("Name")).toHaveValue("Grace");
    expect(field("Extra")).toHaveValue("1,234.00");
  });

  test("focuses a rendered field, and returns the readable answers", async () => {
    const form = renderForm(["Name: string", "Extra: currency?"]);
    await form.type("Extra", "12,5");
    form.form.current?.focus("Name");
    expect(field("Name")).toHaveFocus();
    form.form.current?.focus("nothing");
    expect(field("Name")).toHaveFocus();
    await form.type("Name", "Ada");
    expect(form.form.current?.getValues()).toEqual({ Name: "Ada" });
  });
});

test("fields.as renders one parameter with the app's component", async () => {
  const Stars = ({ field: { parameter, setValue, value, message } }: FieldProps) => (
    <p>
      <button type="button" aria-label={parameter.label} onClick={() => setValue("5")}>
        {String(value)}
      </button>
      {message}
    </p>
  );
  const form = renderForm(["Rating: number", "Name: string?"], {
    fields: { Rating: { as: Stars } },
  });
  await form.submit();
  expect(screen.getByText("Enter a whole number, such as 12")).toBeInTheDocument();
  expect(summary()).toEqual(["Rating: enter a whole number, such as 12"]);
  await form.user.click(screen.getByRole("button", { name: "Rating" }));
  await settled();
  expect(screen.getByRole("button", { name: "Rating" })).toHaveTextContent("5");
  await form.submit();
  expect(form.submitted()).toEqual(["Rating=5"]);
});

test("two forms on one page share no id and no answer", async () => {
  const onSubmit = vi.fn<() => void>();
  const one = (
    <ParameterForm form={questions("Name: string")} onSubmit={onSubmit} submitLabel={false} />
  );
  const { container } = render(
    <StrictMode>
      {one}
      {one}
    </StrictMode>,
  );
  const form = renderForm(["Name: string?"], { form: questions("Other: string?") });
  await form.type("Other", "x");
  const ids = [...container.ownerDocument.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const input of container.querySelectorAll("input")) expect(input).toHaveValue("");
  expect(submitButton()).toBeInTheDocument();
});
