import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { parseForm } from "parameter-form/core";
import {
  type FieldProps,
  FieldFrame,
  ParameterFields,
  type ParameterFormEvent,
  type ParameterFormProps,
  withParameters,
} from "parameter-form";
import { afterEach, expect, test, vi } from "vitest";
import {
  errorAt,
  field,
  renderForm,
  settled,
  submitButton,
  summary,
} from "../support/renderForm.tsx";
import { questions } from "../support/questions.ts";

const message = "Check your answer, then select “This is right” or correct it";
const origin = "from your employee record";
const values = { Street: "Main St 1", City: "Reno", Exempt: "true" };
const prefill = { values, origin, confirm: true };
const lines = ["Street: string", "City: string?", "Exempt: boolean?", "Note: string?"];

const box = (label: string) =>
  screen.queryByRole<HTMLInputElement>("checkbox", { name: `This is right: ${label}` });

async function rendered(more: Partial<ParameterFormProps> = {}, of = lines) {
  const form = renderForm(of, { prefill, ...more });
  await screen.findAllByText("This is right");
  return {
    ...form,
    async confirm(label: string): Promise<void> {
      await form.user.click(screen.getByRole("checkbox", { name: `This is right: ${label}` }));
      await settled();
    },
  };
}

test("lists prefilled answers that nobody looked at, and submits once they are confirmed", async () => {
  const form = await rendered();
  expect(["Street", "City", "Exempt", "Note"].map((label) => box(label)?.checked)).toEqual([
    false,
    false,
    false,
    undefined,
  ]);
  expect(errorAt("Street")).toBe("");
  await form.submit();
  const unchecked = ["Street", "City", "Exempt"];
  expect(summary()).toEqual(
    unchecked.map(
      (label) => `${label}: check your answer, then select “This is right” or correct it`,
    ),
  );
  expect(unchecked.map(errorAt)).toEqual([message, message, message]);
  expect(form.onSubmit).not.toHaveBeenCalled();

  for (const label of unchecked) await form.confirm(label);
  expect(unchecked.map(errorAt)).toEqual(["", "", ""]);
  expect(field("Street")).toHaveAccessibleDescription(`Filled in ${origin}`);
  await form.submit();
  expect(form.submitted()).toEqual(["Street=Main St 1", "City=Reno", "Exempt=true"]);
});

test("an edit counts as a look, also if it ends with the prefilled value", async () => {
  const form = await rendered();
  await form.type("Street", "2");
  expect(box("Street")).toBeNull();
  await form.type("Street", "{Backspace}");
  expect(box("Street")).toBeChecked();
  await form.type("City", "{Backspace}");
  await form.choose("Exempt", "No");
  await form.submit();
  expect(form.submitted()).toEqual(["Street=Main St 1", "City=Ren", "Exempt=false"]);
});

test("a confirmation can be withdrawn", async () => {
  const form = await rendered({ prefill: { ...prefill, values: { Street: "Main St 1" } } });
  await form.confirm("Street");
  await form.confirm("Street");
  await form.submit();
  expect(errorAt("Street")).toBe(message);
  await form.confirm("Street");
  await form.confirm("Street");
  await form.submit();
  expect(form.onSubmit).not.toHaveBeenCalled();
});

test("leaving a field flags nothing before a submission", async () => {
  const events: ParameterFormEvent["type"][] = [];
  const form = await rendered({ onEvent: ({ type }) => void events.push(type) });
  await form.user.click(field("Street"));
  await form.user.tab();
  await form.user.tab();
  expect(errorAt("Street")).toBe("");
  expect(events).not.toContain("fieldError");
});

test.each<[string, Partial<ParameterFormProps>]>([
  ["read-only", { readOnly: true }],
  ["disabled", { fields: { Street: { disabled: true } } }],
  ["hidden", { when: (name) => name !== "Street" }],
  ["computed", { compute: { Street: () => "Main St 1" } }],
  ["confirmed in an earlier visit", { prefill: { ...prefill, confirmed: Object.keys(values) } }],
  ["empty", { defaultValues: { Street: null } }],
  ["answered by the app", { defaultValues: { Street: "Elm St 2" } }],
])("asks nothing about an answer that is %s", async (_, more) => {
  const form = renderForm(["Street: string?"], {
    prefill: { ...prefill, values: { Street: "Main St 1" } },
    ...more,
  });
  await settled();
  expect(box("Street")?.checked ?? true).toBe(true);
  await form.submit();
  expect(form.onSubmit).toHaveBeenCalledOnce();
});

test("a reset asks again", async () => {
  const form = await rendered({ prefill: { ...prefill, values: { Street: "Main St 1" } } });
  await form.confirm("Street");
  form.reset();
  await settled();
  expect(box("Street")).not.toBeChecked();
  await form.submit();
  expect(summary()).toHaveLength(1);
});

test("a value that the app corrects afterwards must be checked again only if it is prefilled", async () => {
  const form = await rendered();
  form.change({ prefill: { ...prefill, values: { ...values, Street: "Oak St 3" } } });
  await settled();
  expect(field("Street")).toHaveValue("Oak St 3");
  expect(box("Street")).not.toBeChecked();
});

test("an invalid answer has its own error first", async () => {
  const form = await rendered({ prefill: { ...prefill, values: { Pay: "1.234" } } }, [
    "Pay: currency",
  ]);
  await form.submit();
  expect(errorAt("Pay")).toContain("two decimals");
  await form.confirm("Pay");
  expect(errorAt("Pay")).toContain("two decimals");
});

test("is asked about radio buttons and agreements, too", async () => {
  const form = await rendered(
    {
      booleanAs: "radio",
      fields: { B: { as: "agreement" } },
      prefill: { ...prefill, values: { A: "true", B: "true" } },
    },
    ["A: boolean", "B: boolean"],
  );
  await form.confirm("A");
  await form.confirm("B");
  await form.submit();
  expect(form.submitted()).toEqual(["A=true", "B=true"]);
});

test("a masked answer is confirmed without its digits on the page", async () => {
  const form = await rendered({ prefill: { ...prefill, values: { SSN: "123-45-6789" } } }, [
    "SSN: string",
  ]);
  await form.submit();
  expect(summary()).toHaveLength(1);
  expect(document.body.innerHTML).not.toContain("123-45");
  await form.confirm("SSN");
  await form.submit();
  expect(form.submitted()).toEqual(["SSN=123-45-6789"]);
});

test("a component of the app confirms with setValue", async () => {
  const Own = ({ field: { parameter, value, confirmed, setValue } }: FieldProps) => (
    <button onClick={() => setValue(value, !confirmed)} type="button">
      {`${parameter.label} ${confirmed}`}
    </button>
  );
  const form = renderForm(["A: string"], {
    fields: { A: { as: Own } },
    prefill: { ...prefill, values: { A: "x" } },
  });
  await form.submit();
  expect(form.onSubmit).not.toHaveBeenCalled();
  await form.user.click(screen.getByRole("button", { name: "A false" }));
  await settled();
  await form.user.click(screen.getByRole("button", { name: "A true" }));
  await settled();
  await form.user.click(screen.getByRole("button", { name: "A false" }));
  await settled();
  await form.submit();
  expect(form.submitted()).toEqual(["A=x"]);
});

test("a frame around a component of the app has the checkbox", async () => {
  await rendered({
    fields: { Street: { as: ({ field }) => <FieldFrame field={field}>-</FieldFrame> } },
  });
  expect(box("Street")).not.toBeChecked();
});

test.each(["a resolver", "no resolver"])("a host form with %s is blocked, too", async (kind) => {
  const onSubmit = vi.fn<() => void>();
  function Host() {
    const { control, handleSubmit } = useForm(
      kind === "a resolver"
        ? { resolver: withParameters((data) => ({ values: data, errors: {} })) }
        : {},
    );
    return (
      <form noValidate onSubmit={handleSubmit(onSubmit)}>
        <ParameterFields
          form={parseForm(questions("Street: string"))}
          control={control}
          prefill={{ ...prefill, values: { Street: "Main St 1" } }}
        />
        <button>Submit</button>
      </form>
    );
  }
  render(<Host />);
  const checkbox = await screen.findByRole("checkbox");
  await act(async () => submitButton().click());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(errorAt("Street")).toBe(message);
  await act(async () => checkbox.click());
  expect(errorAt("Street")).toBe("");
  await act(async () => submitButton().click());
  expect(onSubmit).toHaveBeenCalledOnce();
});

const code = "../../src/react/parts/ConfirmAnswer.tsx";
afterEach(() => {
  vi.doUnmock(code);
  vi.resetModules();
});

test("without the checkbox, an answer is confirmed by an edit", async () => {
  vi.resetModules();
  const fail = vi.fn<() => never>(() => {
    throw new Error("Failed to fetch dynamically imported module");
  });
  vi.doMock(code, fail);
  const { ParameterForm: Fresh } = await import("parameter-form");
  const onSubmit = vi.fn<() => void>();
  render(
    <Fresh
      form={questions("Street: string", "City: string?")}
      onSubmit={onSubmit}
      prefill={{ ...prefill, values: { Street: "Main St 1", City: "Reno" } }}
    />,
  );
  await waitFor(() => expect(fail).toHaveBeenCalled());
  await act(async () => submitButton().click());
  expect(onSubmit).not.toHaveBeenCalled();
  const message = "check your answer, then select “This is right” or correct it";
  expect(summary()).toEqual([`Street: ${message}`, `City: ${message}`]);
  vi.doUnmock(code);
  await userEvent.type(field("Street"), "2");
  await userEvent.type(field("City"), "3");
  await act(async () => submitButton().click());
  expect(onSubmit).toHaveBeenCalledOnce();
});
