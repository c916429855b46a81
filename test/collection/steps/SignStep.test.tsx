import { act, screen } from "@testing-library/react";
import type { FormCollectionProps, SignAnswer } from "parameter-form/collection";
import { describe, expect, test } from "vitest";
import { formOf, renderCollection } from "../../support/renderCollection.tsx";
import { errorAt, field, summary } from "../../support/renderForm.tsx";

const attestation = { statement: "I declare this.\n\nUnder penalty of law." };
const preparer = { id: "preparer", title: "Preparer", statement: "I helped.\n \nWith all of it." };

function setup(more: Partial<FormCollectionProps> = {}) {
  let answer: (given: SignAnswer) => void = () => {};
  const view = renderCollection({
    forms: [{ form: formOf("a", "Note: string?") }],
    attestation,
    step: "sign",
    onSign: () => new Promise((resolve) => (answer = resolve)),
    ...more,
  });
  return {
    ...view,
    sign: async () => {
      await view.type("Type your full name", "Ada");
      await view.press("Sign and submit");
    },
    answer: (given: SignAnswer) => act(async () => answer(given)),
  };
}

const step = () => screen.getByRole("form", { name: "Sign" });
const button = (name: string) => screen.getByRole("button", { name });
const status = () => document.querySelector(".pf-status")?.textContent;

describe("while the answers are sent", () => {
  const state = () => [
    step().getAttribute("aria-busy"),
    button("Sign and submit").getAttribute("aria-disabled"),
    button("Back").getAttribute("aria-disabled"),
    status(),
  ];

  test("is busy, and no longer once they are rejected", async () => {
    const view = setup();
    expect(state()).toEqual([null, null, null, ""]);
    await view.sign();
    expect(state()).toEqual(["true", "true", "true", "Submitting…"]);
    await view.answer({ form: ["Closed"] });
    expect(state()).toEqual([null, null, null, ""]);
    expect(summary()).toEqual(["Closed"]);
  });
});

test("does not ask before leaving for a typed name", async () => {
  const view = setup();
  await view.type("Type your full name", "Ada");
  const event = new Event("beforeunload", { cancelable: true });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test("autofills only the person's own name, and does not mark it as required", () => {
  setup({ signers: [preparer] });
  expect(field("Type your full name")).toHaveAttribute("autocomplete", "name");
  expect(field("Preparer: Type your full name")).toHaveAttribute("autocomplete", "off");
  expect(step()).not.toHaveTextContent(/required|\*/);
});

test("validates a name when it is signed, not while it is typed", async () => {
  const checkName = (typed: string) => (typed === "Ada" ? null : `Not ${typed}`);
  const view = setup({ attestation: { ...attestation, checkName } });
  await view.type("Type your full name", " Bo ");
  await view.user.tab();
  expect(errorAt("Type your full name")).toBe("");
  await view.press("Sign and submit");
  expect(errorAt("Type your full name")).toBe("Not Bo");
});

test("renders the paragraphs of each statement, and signers below the step's heading", () => {
  setup({ signers: [preparer], headingLevel: 3 });
  expect([...document.querySelectorAll(".pf-statement p")].map((one) => one.textContent)).toEqual([
    "I declare this.",
    "Under penalty of law.",
    "I helped.",
    "With all of it.",
  ]);
  expect(screen.getByRole("heading", { level: 4 })).toHaveTextContent("Preparer");
});

test("formats the day in the locale", () => {
  setup({ locale: "de-DE", messages: { lang: "de", signDate: "Datum" } });
  const today = new Intl.DateTimeFormat("de-DE", { dateStyle: "long" }).format();
  expect(document.querySelector(".pf-sign-day")).toHaveTextContent(`Datum ${today}`);
});

test("shows missing names in the language of the messages", async () => {
  const messages = { lang: "es", signName: "Su nombre", nameMissing: "Escriba su nombre" };
  const view = setup({ messages, signers: [preparer] });
  await view.press("Sign and submit");
  expect(errorAt("Su nombre")).toBe("Escriba su nombre");
  expect(errorAt("Preparer: Su nombre")).toBe("Preparer: Escriba su nombre");
});
