import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ParameterField, ParameterFormScope, useParameterForm } from "parameter-form";
import { parseForm } from "parameter-form/core";
import { StrictMode } from "react";
import { expect, test, vi } from "vitest";
import { renderForm } from "../support/renderForm.tsx";
import { questions } from "../support/questions.ts";

const form = parseForm(questions("Exempt: boolean"));

function OwnForm() {
  const { scope } = useParameterForm({ form, booleanAs: "radio", onSubmit: () => {} });
  return (
    <form>
      <ParameterFormScope scope={scope}>
        <ParameterField name="Exempt" />
      </ParameterFormScope>
    </form>
  );
}

test("restores the chosen radio buttons after a native reset", async () => {
  render(<OwnForm />, { wrapper: StrictMode });
  await userEvent.click(screen.getByRole("radio", { name: "No" }));
  const chosen = () => [...document.querySelectorAll("input")].map((radio) => radio.checked);
  document.querySelector("form")?.reset();
  expect(chosen()).toEqual([false, false]);
  await vi.waitFor(() => expect(chosen()).toEqual([false, true]), 60_000);
});

test.each([
  ["the first when nothing is chosen", {}, "Yes"],
  ["the chosen one", { Exempt: "false" }, "No"],
])("focus moves to %s", (_, defaultValues, focused) => {
  const form = renderForm(["Exempt: boolean"], { booleanAs: "radio", defaultValues });
  form.form.current?.focus("Exempt");
  expect(document.activeElement).toHaveAccessibleName(focused);
});

test("renders a clear button once an optional question is answered", async () => {
  const view = renderForm(["Exempt: boolean?"], { booleanAs: "radio" });
  const clear = () => screen.queryByRole("button", { name: /^Clear/u });
  expect(clear()).toBeNull();
  await view.user.click(screen.getByRole("radio", { name: "No" }));
  const button = clear();
  if (!button) throw new Error("Nothing takes the answer back");
  await view.user.click(button);
  expect(clear()).toBeNull();
  expect(screen.getByRole("radio", { name: "Yes" })).toHaveFocus();
  await view.submit();
  expect(view.submitted()).toEqual([]);
});
