import { act, screen } from "@testing-library/react";
import type { FormCollectionProps, SignAnswer } from "parameter-form/collection";
import { describe, expect, test } from "vitest";
import { formOf, renderCollection } from "../../support/renderCollection.tsx";
import { errorAt, field, summary } from "../../support/renderForm.tsx";

const attestation = { statement: "I declare this.\n\nUnder penalty of law." };
const preparer = { id: "preparer", title: "Preparer", statement: "I helped.\n \nWith all of it." };

function draw(more: Partial<FormCollectionProps> = {}) {
  let answer: (given: SignAnswer) => void = () => {};
  const drawn = renderCollection({
    forms: [{ form: formOf("a", "Note: string?") }],
    attestation,
    step: "sign",
    onSign: () => new Promise((resolve) => (answer = resolve)),
    ...more,
  });
  return {
    ...drawn,
    sign: async () => {
      await drawn.type("Type your full name", "Ada");
      await drawn.press("Sign and submit");
    },
    answer: (given: SignAnswer) => act(async () => answer(given)),
  };
}

const step = () => screen.getByRole("form", { name: "Sign" });
const button = (name: string) => screen.getByRole("button", { name });
const status = () => document.querySelector(".pf-status")?.textContent;

describe("While the answers are sent", () => {
  const state = () => [
    step().getAttribute("aria-busy"),
    button("Sign and submit").getAttribute("aria-disabled"),
    button("Back").getAttribute("aria-disabled"),
    status(),
  ];

  test("the step and its buttons say so, and no more once they are refused", async () => {
    const drawn = draw();
    expect(state()).toEqual([null, null, null, ""]);
    await drawn.sign();
    expect(state()).toEqual(["true", "true", "true", "Submitting…"]);
    await drawn.answer({ form: ["Closed"] });
    expect(state()).toEqual([null, null, null, ""]);
    expect(summary()).toEqual(["Closed"]);
  });
});

test("A name that was typed is nothing that the browser asks about", async () => {
  const drawn = draw();
  await drawn.type("Type your full name", "Ada");
  const event = new Event("beforeunload", { cancelable: true });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test("A name is filled in by the browser for the person alone, and is not marked as required", () => {
  draw({ signers: [preparer] });
  expect(field("Type your full name")).toHaveAttribute("autocomplete", "name");
  expect(field("Preparer: Type your full name")).toHaveAttribute("autocomplete", "off");
  expect(step()).not.toHaveTextContent(/required|\*/);
});

test("A name is checked when it is signed, not while it is typed", async () => {
  const checkName = (typed: string) => (typed === "Ada" ? null : `Not ${typed}`);
  const drawn = draw({ attestation: { ...attestation, checkName } });
  await drawn.type("Type your full name", " Bo ");
  await drawn.user.tab();
  expect(errorAt("Type your full name")).toBe("");
  await drawn.press("Sign and submit");
  expect(errorAt("Type your full name")).toBe("Not Bo");
});

test("Each statement has its paragraphs, and each signer a heading below that of the step", () => {
  draw({ signers: [preparer], headingLevel: 3 });
  expect([...document.querySelectorAll(".pf-statement p")].map((one) => one.textContent)).toEqual([
    "I declare this.",
    "Under penalty of law.",
    "I helped.",
    "With all of it.",
  ]);
  expect(screen.getByRole("heading", { level: 4 })).toHaveTextContent("Preparer");
});

test("The day is written as the locale does", () => {
  draw({ locale: "de-DE", messages: { lang: "de", signDate: "Datum" } });
  const today = new Intl.DateTimeFormat("de-DE", { dateStyle: "long" }).format();
  expect(document.querySelector(".pf-sign-day")).toHaveTextContent(`Datum ${today}`);
});

test("Names in another language than the app's say what is missing in it", async () => {
  const messages = { lang: "es", signName: "Su nombre", nameMissing: "Escriba su nombre" };
  const drawn = draw({ messages, signers: [preparer] });
  await drawn.press("Sign and submit");
  expect(errorAt("Su nombre")).toBe("Escriba su nombre");
  expect(errorAt("Preparer: Su nombre")).toBe("Preparer: Escriba su nombre");
});
