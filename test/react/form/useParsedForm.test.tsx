import { render, screen } from "@testing-library/react";
import { ParameterForm } from "parameter-form";
import type { DefinitionIssue } from "parameter-form/core";
import { StrictMode } from "react";
import { describe, expect, test, vi } from "vitest";
import { renderForm, field } from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";

const sentence =
  "This form cannot be shown because its description is not complete. Your answers to other forms are not affected. Tell the people who run this site.";

const broken: readonly unknown[] = [
  "",
  "<b>form</b>",
  42,
  [],
  {},
  { parameters: {} },
  { parameters: [null] },
  { parameters: [{ name: "a", label: "A", type: "select", required: true, options: [] }] },
];

test.each(broken.map((form) => [form]))(
  "%j renders one alert with a message, and none of itself",
  (form) => {
    render(
      <StrictMode>
        <p>Before</p>
        <ParameterForm form={form} onSubmit={() => {}} />
        <p>After</p>
      </StrictMode>,
    );
    expect(screen.getByRole("alert")).toHaveTextContent(sentence);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(screen.getByText("Before")).toBeInTheDocument();
    expect(screen.getByText("After")).toBeInTheDocument();
  },
);

test("the alert uses the messages", () => {
  renderForm([], { form: {}, messages: { definitionError: "No se puede." } });
  expect(screen.getByRole("alert")).toHaveTextContent("No se puede.");
});

describe("onDefinitionError", () => {
  const setup = () => {
    const onDefinitionError = vi.fn<(issues: readonly DefinitionIssue[]) => void>();
    const form = { parameters: [{ name: "a", label: "A", type: "string", required: "yes" }] };
    return { onDefinitionError, ...renderForm([], { form, onDefinitionError }) };
  };

  test("is called once with the issues, however often the form renders", () => {
    const { onDefinitionError, change } = setup();
    change({});
    change({ form: { parameters: [{ name: "a", label: "A", type: "string", required: "yes" }] } });
    expect(
      onDefinitionError.mock.calls.map(([issues]) => issues.map(({ path, code }) => path + code)),
    ).toEqual([["$.parameters[0].requirednotBoolean"]]);
  });

  test("is called again with other issues", () => {
    const { onDefinitionError, change } = setup();
    change({ form: {} });
    expect(onDefinitionError).toHaveBeenCalledTimes(2);
  });

  test("is not called for a valid form", () => {
    const { onDefinitionError, change } = setup();
    change({ form: questions("Name: string") });
    expect(onDefinitionError).toHaveBeenCalledTimes(1);
    expect(field("Name")).toBeInTheDocument();
  });
});

describe("parsing less strictly", () => {
  const bare = { parameters: [{ name: "Name", type: "string" }] };
  const odd = { parameters: [{ name: "a", label: "Odd", type: "iban", required: false }] };

  test("lenient renders a parameter without label and required", () => {
    renderForm([], { form: bare, lenient: true });
    expect(field("Name")).toBeInTheDocument();
  });

  test("renders an unknown type as text, or rejects it", () => {
    const form = renderForm([], { form: odd });
    expect(field("Odd")).toHaveAttribute("type", "text");
    form.change({ unknownTypes: "error" });
    expect(screen.getByRole("alert")).toHaveTextContent(sentence);
  });
});
