import { act, screen } from "@testing-library/react";
import { parseForm } from "parameter-form";
import { expect, test, vi } from "vitest";
import { renderCollection, formOf, reviewed, stepShown } from "../support/renderCollection.tsx";
import { field, settled, summary } from "../support/renderForm.tsx";

test.each([
  ["hides", { not: "true" }, /^Step 3 of 4.*Form d/s],
  ["shows", { equals: "true" }, /^Step 3 of 5.*Form c/s],
] as const)(
  "Continue goes on correctly with a prefilled answer that %s the next form",
  async (_, is, next) => {
    const view = renderCollection({
      forms: [
        { form: formOf("a", "Exempt: boolean") },
        { form: formOf("b", "Exempt: boolean") },
        { form: formOf("c", "Bank: string"), when: { form: "b", name: "Exempt", ...is } },
        { form: formOf("d", "Last: string?") },
      ],
    });
    await view.choose("Exempt", "Yes");
    await view.press("Continue");
    expect(field("Exempt")).toHaveValue("true");
    await view.press("Continue");
    expect(stepShown()).toMatch(next);
  },
);

test("submits default values that arrive while a form is filled in as shown", async () => {
  const form = formOf("a", "Nick: string?", "One: string?");
  const view = renderCollection({ forms: [{ form }], variant: "tasks" });
  await view.press("Form a");
  view.change({ forms: [{ form, defaultValues: { Nick: "Al" } }] });
  await settled();
  expect(field("Nick")).toHaveValue("Al");
  await view.type("One", "x");
  view.change({ forms: [{ form, defaultValues: { Nick: "Bo", One: "y" } }] });
  await settled();
  expect(field("One")).toHaveValue("x");
  expect(field("Nick")).toHaveValue("Bo");
  await view.press("Back");
  await view.press("Check your answers");
  expect(reviewed()).toEqual(["Nick: Bo", "One: x"]);
});

test("keeps late default values out of questions that the person went on from", async () => {
  const form = formOf("a", "Nick: string?", "One: string?");
  const view = renderCollection({ forms: [{ form, defaultValues: { Nick: "Al" } }] });
  await view.type("One", "x");
  await view.press("Continue");
  await view.press("Change One");
  view.change({ forms: [{ form, defaultValues: { Nick: "Bo" } }] });
  await settled();
  expect(field("Nick")).toHaveValue("Al");
  await view.press("Save and return");
  expect(reviewed()).toEqual(["Nick: Al", "One: x"]);
});

test("does not restore a sensitive default value that was cleared", async () => {
  const form = formOf("a", "ssn: string?", "One: string?");
  const values = (One: string) => [{ form, defaultValues: { ssn: "123-45-6789", One } }];
  const view = renderCollection({ forms: values("x"), variant: "tasks" });
  await view.press("Form a");
  await view.user.clear(field("ssn"));
  await settled();
  view.change({ forms: values("y") });
  await settled();
  expect(field("One")).toHaveValue("y");
  expect(field("ssn")).toHaveValue("");
  await view.press("Back");
  await view.press("Form a");
  expect(field("ssn")).toHaveValue("");
});

test("removes answered questions from the summary after Back", async () => {
  const forms = [{ form: formOf("a", "One: string", "Two: string") }];
  const view = renderCollection({ forms, variant: "tasks" });
  await view.press("Check your answers");
  await view.press("Submit");
  expect(summary()).toEqual(["One: enter your answer", "Two: enter your answer"]);
  await view.follow(/One/);
  await view.type("One", "x");
  await view.press("Back");
  expect(reviewed()).toEqual(["One: x", "Two: Not provided"]);
  expect(summary()).toEqual(["Two: enter your answer"]);
});

test("translates the summary and its labels when messages change", async () => {
  const bank = (label: string) => ({
    id: "a",
    description: "A",
    parameters: [{ name: "bank", label, type: "string", required: true }],
  });
  const view = renderCollection({ forms: [{ form: bank("Bank") }], step: "review" });
  await view.press("Submit");
  expect(summary()).toEqual(["Bank: enter your answer"]);
  const messages = { lang: "es", "missing.string": "Complete {label}" };
  view.change({ forms: [{ form: bank("Banco") }], messages });
  await settled();
  expect(summary()).toEqual(["Complete Banco"]);
});

test("translates a failure when messages change, and marks its language", async () => {
  const forms = [{ form: formOf("a", "One: string?") }];
  const view = renderCollection({ forms, step: "review", onSignError: () => {} });
  view.onSign.mockRejectedValue(new Error("x"));
  await view.press("Submit");
  const [english] = summary();
  view.change({ messages: { lang: "es" } });
  await settled();
  expect(screen.getByText(english ?? "").closest("[lang]")).toHaveAttribute("lang", "en");
  view.change({ messages: { lang: "es", outcomeUnknown: "No se sabe" } });
  await settled();
  expect(summary()).toEqual(["No se sabe"]);
});

test("explains why an accepted form cannot be changed", async () => {
  const forms = [{ form: formOf("a", "One: string?") }, { form: formOf("b", "Two: string?") }];
  const view = renderCollection({ forms, onSignError: () => {} });
  await view.press("Continue");
  await view.press("Continue");
  view.onSign.mockImplementation(({ id }) => {
    if (id === "b") throw new Error("x");
  });
  await view.press("Submit");
  await view.press("Back");
  const reported = /“Form .” was submitted before/;
  expect(document.body).not.toHaveTextContent(reported);
  await view.press("Back");
  expect(document.body).toHaveTextContent(reported);
});

test("sends a form with the current onSign", async () => {
  const forms = [{ form: formOf("a", "One: string?") }, { form: formOf("b", "Two: string?") }];
  const view = renderCollection({ forms, step: "review" });
  let accept = () => {};
  view.onSign.mockImplementation(() => new Promise<void>((resolve) => (accept = resolve)));
  await view.press("Submit");
  const renewed = vi.fn();
  view.change({ onSign: renewed });
  await act(async () => accept());
  expect(view.onSign.mock.calls.map(([{ id }]) => id)).toEqual(["a"]);
  expect(renewed.mock.calls.map(([{ id }]) => id)).toEqual(["b"]);
});

test("fetches the forms with a client that is passed later", async () => {
  const getForm = vi.fn(async () => parseForm(formOf("a", "Nick: string?")));
  const view = renderCollection({ forms: [{ id: "a" }], onFormError: () => {} });
  await settled();
  view.change({ client: { getForm } });
  await settled();
  expect(getForm).toHaveBeenCalled();
  expect(field("Nick")).toBeVisible();
});

test("updates the day to sign on at midnight", async () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 31, 23, 59, 50), shouldAdvanceTime: false });
  try {
    const attestation = { statement: "True." };
    renderCollection({ forms: [{ form: formOf("a", "One: string?") }], attestation, step: "sign" });
    const day = () => document.querySelector(".pf-sign-day");
    expect(day()).toHaveTextContent("January 31, 2026");
    act(() => void vi.advanceTimersByTime(10_000));
    expect(day()).toHaveTextContent("February 1, 2026");
    act(() => void vi.advanceTimersByTime(24 * 60 * 60 * 1000));
    expect(day()).toHaveTextContent("February 2, 2026");
    vi.setSystemTime(new Date(2026, 1, 5));
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(day()).toHaveTextContent("February 5, 2026");
  } finally {
    vi.useRealTimers();
  }
});
