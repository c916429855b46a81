import { screen, within } from "@testing-library/react";
import { SubmitError, type SubmitErrors, type SubmitHandler } from "parameter-form";
import { describe, expect, test, vi } from "vitest";
import { renderForm, errorAt, field, summary } from "../support/renderForm.tsx";

const lines = ["Extra: currency?", "Name: string", "Exempt: boolean?"];
const defaultValues = { Extra: "5", Name: "Ada" };
const errors: SubmitErrors = {
  fields: {
    Name: ["We know no Ada.", "Try another."],
    other_field: ["Elsewhere."],
    Extra: ["Too much."],
  },
  form: ["The office is closed."],
};
const lined = [
  "Too much.",
  "We know no Ada. Try another.",
  "Elsewhere.",
  "The office is closed.",
] as const;
const listed = ["Extra: Too much.", "Name: We know no Ada. Try another.", ...lined.slice(2)];

/** A form that is refused once, in one of the ways there are. */
function renderRejected(refuse: SubmitHandler) {
  const onSubmit = vi.fn<SubmitHandler>().mockImplementationOnce(refuse);
  return { ...renderForm(lines, { defaultValues, onSubmit, afterSubmit: "edit" }), onSubmit };
}

const throwing = () => {
  throw new SubmitError(errors);
};

test("ignores a response whose form and fields are texts", async () => {
  const form = renderRejected(() => JSON.parse('{"form":"federal-w4","fields":{"Name":"Ada"}}'));
  await form.submit();
  expect(summary()).toEqual([]);
});

describe.each<readonly [string, SubmitHandler]>([
  ["returned", () => errors],
  ["returned by a promise", () => Promise.resolve(errors)],
  ["thrown", throwing],
  ["thrown by a promise", () => Promise.reject(new SubmitError(errors))],
])("errors %s", (_, refuse) => {
  test("are shown at their fields and, in form order, in a focused summary", async () => {
    const form = renderRejected(refuse);
    await form.submit();
    expect(summary()).toEqual(listed);
    expect(screen.getByRole("alert")).toHaveFocus();
    expect([errorAt("Extra"), errorAt("Name"), errorAt("Exempt")]).toEqual([
      lined[0],
      lined[1],
      "",
    ]);
    expect(field("Extra")).toHaveAttribute("aria-invalid", "true");
    expect(field("Extra")).toHaveValue("5.00");
    const links = within(screen.getByRole("alert")).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(listed.slice(0, 2));
  });

  test("are removed field by field as each is edited", async () => {
    const form = renderRejected(refuse);
    await form.submit();
    await form.type("Extra", "0");
    expect([errorAt("Extra"), errorAt("Name")]).toEqual(["", lined[1]]);
    await form.type("Name", "m");
    expect([errorAt("Extra"), errorAt("Name")]).toEqual(["", ""]);
  });

  test("do not block submitting again, unchanged", async () => {
    const form = renderRejected(refuse);
    await form.submit();
    await form.submit();
    expect(form.onSubmit).toHaveBeenCalledTimes(2);
    expect(summary()).toEqual([]);
    expect([errorAt("Extra"), errorAt("Name")]).toEqual(["", ""]);
  });
});

test("shows the validation error after an edit breaks a rejected field", async () => {
  const form = renderRejected(throwing);
  await form.submit();
  await form.user.clear(field("Name"));
  expect(errorAt("Name")).toBe("Enter your answer");
});

test.each<readonly [string, SubmitErrors]>([
  ["nothing at all", {}],
  ["no sentences", { fields: { Name: [] }, form: [] }],
])("errors with %s count as a success", async (_, nothing) => {
  const form = renderRejected(() => nothing);
  await form.submit();
  expect(summary()).toEqual([]);
  expect(errorAt("Name")).toBe("");
});

test("renders HTML in a message as text", async () => {
  const form = renderRejected(() => ({ fields: { Name: ["<img src=x>"] }, form: ["<b>No</b>"] }));
  await form.submit();
  expect(summary()).toEqual(["Name: <img src=x>", "<b>No</b>"]);
  expect(form.container.querySelector("img, b")).toBeNull();
});

test("Reset removes the errors", async () => {
  const form = renderRejected(throwing);
  await form.submit();
  form.reset();
  expect(summary()).toEqual([]);
  expect([errorAt("Extra"), errorAt("Name")]).toEqual(["", ""]);
});
