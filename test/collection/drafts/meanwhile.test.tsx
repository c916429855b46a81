import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ParameterFormScope, parseForm, useParameterForm } from "parameter-form";
import { localStorageDrafts, useDraft } from "parameter-form/collection";
import { afterEach, expect, test, vi } from "vitest";
import { field, settled, submitButton } from "../../support/renderForm.tsx";
import { leavePage, openDrafted } from "./openDrafted.tsx";
import { questions } from "../../support/questions.ts";

afterEach(() => localStorage.clear());

test.each([{ readOnly: true }, { disabled: true }])(
  "a field with %o has the app's value, not a draft's",
  async (settings) => {
    const first = await openDrafted({ defaultValues: { Wage: "1000" } });
    await userEvent.clear(field("Wage"));
    await userEvent.type(field("Wage"), "5000");
    first.unmount();
    const onSubmit = vi.fn();
    await openDrafted({ defaultValues: { Wage: "1200" }, fields: { Wage: settings }, onSubmit });
    expect(field("Wage")).toHaveValue("1,200.00");
    await act(async () => submitButton().click());
    expect(onSubmit.mock.lastCall?.[0]).toEqual("readOnly" in settings ? { Wage: "1200" } : {});
  },
);

test("keeps text typed during a submission", async () => {
  let accept = (): void => {};
  const first = await openDrafted({
    onSubmit: () => new Promise<void>((resolve) => (accept = resolve)),
  });
  await userEvent.type(field("Name"), "Ada");
  await act(async () => submitButton().click());
  await userEvent.type(field("Wage"), "5");
  await act(async () => accept());
  first.unmount();
  await openDrafted({});
  expect(field("Wage")).toHaveValue("5.00");
});

test("does not keep submitted answers", async () => {
  const first = await openDrafted({});
  await userEvent.type(field("Name"), "Ada");
  await act(async () => submitButton().click());
  first.unmount();
  await openDrafted({});
  expect(field("Name")).toHaveValue("");
});

test("does not keep submitted answers when the app resets the form in onSubmit", async () => {
  const first = await openDrafted({ onSubmit: () => document.querySelector("form")?.reset() });
  await userEvent.type(field("Name"), "Ada");
  await act(async () => submitButton().click());
  expect(field("Name")).toHaveValue("");
  first.unmount();
  await openDrafted({});
  expect(field("Name")).toHaveValue("");
});

test("keeps values set by the app like typed ones", async () => {
  const form = parseForm({ id: "w", ...questions("City: string?") });
  function Filled() {
    const draft = useDraft(localStorageDrafts());
    const { scope, methods } = useParameterForm({ form, draft, onSubmit: () => {} });
    return (
      <ParameterFormScope scope={scope}>
        <button onClick={() => methods.setValue(scope.names.of("City"), "Ames")}>Fill</button>
      </ParameterFormScope>
    );
  }
  render(<Filled />);
  await settled();
  await act(async () => screen.getByRole("button").click());
  await leavePage();
  expect(JSON.stringify({ ...localStorage })).toContain("Ames");
});
