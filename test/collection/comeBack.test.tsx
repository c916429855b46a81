import { act, screen } from "@testing-library/react";
import { parseForm } from "parameter-form";
import { expect, test, vi } from "vitest";
import { renderCollection, formOf, reviewed, stepShown } from "../support/renderCollection.tsx";
import { field, settled, summary } from "../support/renderForm.tsx";

test.each([
  ["hides", { not: "true" }, /^Step 3 of 4.*Form d/s],
  ["shows", { equals: "true" }, /^Step 3 of 5.*Form c/s],
] as const)(
  "Continue with an offered answer that %s the next form leads on",
  async (_, is, next) => {
    const drawn = renderCollection({
      forms: [
        { form: formOf("a", "Exempt: boolean") },
        { form: formOf("b", "Exempt: boolean") },
        { form: formOf("c", "Bank: string"), when: { form: "b", name: "Exempt", ...is } },
        { form: formOf("d", "Last: string?") },
      ],
    });
    await drawn.choose("Exempt", "Yes");
    await drawn.press("Continue");
    expect(field("Exempt")).toHaveValue("true");
    await drawn.press("Continue");
    expect(stepShown()).toMatch(next);
  },
);

test("default values that come while a form is filled in are submitted as they are shown", async () => {
  const form = formOf("a", "Nick: string?", "One: string?");
  const drawn = renderCollection({ forms: [{ form }], variant: "tasks" });
  await drawn.press("Form a");
  drawn.change({ forms: [{ form, defaultValues: { Nick: "Al" } }] });
  await settled();
  expect(field("Nick")).toHaveValue("Al");
  await drawn.type("One", "x");
  drawn.change({ forms: [{ form, defaultValues: { Nick: "Bo", One: "y" } }] });
  await settled();
  expect(field("One")).toHaveValue("x");
  expect(field("Nick")).toHaveValue("Bo");
  await drawn.press("Back");
  await drawn.press("Check your answers");
  expect(reviewed()).toEqual(["Nick: Bo", "One: x"]);
});

test("default values that come late reach no question that the person went on from", async () => {
  const form = formOf("a", "Nick: string?", "One: string?");
  const drawn = renderCollection({ forms: [{ form, defaultValues: { Nick: "Al" } }] });
  await drawn.type("One", "x");
  await drawn.press("Continue");
  await drawn.press("Change One");
  drawn.change({ forms: [{ form, defaultValues: { Nick: "Bo" } }] });
  await settled();
  expect(field("Nick")).toHaveValue("Al");
  await drawn.press("Save and return");
  expect(reviewed()).toEqual(["Nick: Al", "One: x"]);
});

test("a sensitive answer of the app's that was taken back does not come back", async () => {
  const form = formOf("a", "ssn: string?", "One: string?");
  const values = (One: string) => [{ form, defaultValues: { ssn: "123-45-6789", One } }];
  const drawn = renderCollection({ forms: values("x"), variant: "tasks" });
  await drawn.press("Form a");
  await drawn.user.clear(field("ssn"));
  await settled();
  drawn.change({ forms: values("y") });
  await settled();
  expect(field("One")).toHaveValue("y");
  expect(field("ssn")).toHaveValue("");
  await drawn.press("Back");
  await drawn.press("Form a");
  expect(field("ssn")).toHaveValue("");
});

test("what was answered and left by Back no longer stands in the summary", async () => {
  const forms = [{ form: formOf("a", "One: string", "Two: string") }];
  const drawn = renderCollection({ forms, variant: "tasks" });
  await drawn.press("Check your answers");
  await drawn.press("Submit");
  expect(summary()).toEqual(["One: enter your answer", "Two: enter your answer"]);
  await drawn.follow(/One/);
  await drawn.type("One", "x");
  await drawn.press("Back");
  expect(reviewed()).toEqual(["One: x", "Two: Not provided"]);
  expect(summary()).toEqual(["Two: enter your answer"]);
});

test("the summary is told in the language and the labels of now", async () => {
  const bank = (label: string) => ({
    id: "a",
    description: "A",
    parameters: [{ name: "bank", label, type: "string", required: true }],
  });
  const drawn = renderCollection({ forms: [{ form: bank("Bank") }], step: "review" });
  await drawn.press("Submit");
  expect(summary()).toEqual(["Bank: enter your answer"]);
  const messages = { lang: "es", "missing.string": "Complete {label}" };
  drawn.change({ forms: [{ form: bank("Banco") }], messages });
  await settled();
  expect(summary()).toEqual(["Complete Banco"]);
});

test("what failed is told in the language of now, which it is marked with", async () => {
  const forms = [{ form: formOf("a", "One: string?") }];
  const drawn = renderCollection({ forms, step: "review", onSignError: () => {} });
  drawn.onSign.mockRejectedValue(new Error("x"));
  await drawn.press("Submit");
  const [english] = summary();
  drawn.change({ messages: { lang: "es" } });
  await settled();
  expect(screen.getByText(english ?? "").closest("[lang]")).toHaveAttribute("lang", "en");
  drawn.change({ messages: { lang: "es", outcomeUnknown: "No se sabe" } });
  await settled();
  expect(summary()).toEqual(["No se sabe"]);
});

test("a form that was accepted before says why it cannot be changed", async () => {
  const forms = [{ form: formOf("a", "One: string?") }, { form: formOf("b", "Two: string?") }];
  const drawn = renderCollection({ forms, onSignError: () => {} });
  await drawn.press("Continue");
  await drawn.press("Continue");
  drawn.onSign.mockImplementation(({ id }) => {
    if (id === "b") throw new Error("x");
  });
  await drawn.press("Submit");
  await drawn.press("Back");
  const told = /“Form .” was submitted before/;
  expect(document.body).not.toHaveTextContent(told);
  await drawn.press("Back");
  expect(document.body).toHaveTextContent(told);
});

test("a form is sent by the onSign that there is by then", async () => {
  const forms = [{ form: formOf("a", "One: string?") }, { form: formOf("b", "Two: string?") }];
  const drawn = renderCollection({ forms, step: "review" });
  let accept = () => {};
  drawn.onSign.mockImplementation(() => new Promise<void>((resolve) => (accept = resolve)));
  await drawn.press("Submit");
  const renewed = vi.fn();
  drawn.change({ onSign: renewed });
  await act(async () => accept());
  expect(drawn.onSign.mock.calls.map(([{ id }]) => id)).toEqual(["a"]);
  expect(renewed.mock.calls.map(([{ id }]) => id)).toEqual(["b"]);
});

test("a client that comes later fetches the forms", async () => {
  const getForm = vi.fn(async () => parseForm(formOf("a", "Nick: string?")));
  const drawn = renderCollection({ forms: [{ id: "a" }], onFormError: () => {} });
  await settled();
  drawn.change({ client: { getForm } });
  await settled();
  expect(getForm).toHaveBeenCalled();
  expect(field("Nick")).toBeVisible();
});

test("the day to sign on follows midnight", async () => {
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
