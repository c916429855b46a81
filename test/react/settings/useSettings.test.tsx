import { screen } from "@testing-library/react";
import { es } from "parameter-form/locales/es";
import { describe, expect, test } from "vitest";
import { renderForm, errorAt, field, summary } from "../../support/renderForm.tsx";

const spanish = {
  missing: "Escriba {label}",
  tooLarge: "{label}: como máximo 100",
  summaryHeading: "Hay un problema",
  errorPrefix: "Error:",
  submit: "Enviar",
  markOptional: "(opcional)",
};

describe("another language while errors are shown", () => {
  async function change() {
    const form = renderForm(["Name: string", "Share: percent", "Extra: currency?"]);
    await form.type("Share", "101");
    await form.submit();
    form.change({ messages: spanish });
  }

  test("replaces the errors in the summary and at the fields", async () => {
    await change();
    expect(summary()).toEqual(["Escriba Name", "Share: como máximo 100"]);
    expect([errorAt("Name"), errorAt("Share")]).toEqual(summary());
  });

  test("replaces the heading of the summary, the button and the mark", async () => {
    await change();
    expect(screen.getByRole("alert", { name: "Hay un problema" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Enviar" })).toBeInTheDocument();
    expect(screen.getByLabelText("Extra (opcional)")).toBeInTheDocument();
  });

  test("keeps typed texts", async () => {
    await change();
    expect(field("Share")).toHaveValue("101");
  });

  test("replaces the message of a failed submission", async () => {
    const form = renderForm([], {
      onSubmit: () => Promise.reject(new Error()),
      onSubmitError: () => {},
    });
    await form.submit();
    form.change({ onSubmitError: () => {}, messages: { submitUnknown: "No se sabe." } });
    expect(summary()).toEqual(["No se sabe."]);
  });
});

describe("another locale or currency under a mounted form", () => {
  test("formats the amounts again without changing the answers", async () => {
    const form = renderForm(["Extra: currency", "Count: number"]);
    await form.type("Extra", "1234.5");
    await form.type("Count", "1234");
    form.change({ locale: "de-DE", currency: "EUR" });
    expect(field("Extra")).toHaveValue("1.234,50");
    expect(field("Count")).toHaveValue("1.234");
    await form.type("Count", "5");
    expect(field("Count")).toHaveValue("12.345");
    await form.submit();
    expect(form.submitted()).toEqual(["Extra=1234.5", "Count=12345"]);
  });

  test("replaces the examples in errors", async () => {
    const form = renderForm(["Extra: currency"]);
    await form.type("Extra", "x");
    await form.submit();
    form.change({ locale: "de-DE", currency: "EUR" });
    expect(errorAt("Extra")).toBe("Enter an amount, such as 1.234,50");
    expect(summary()).toEqual(["Extra: enter an amount, such as 1.234,50"]);
    expect(field("Extra")).toHaveValue("x");
  });

  test.each([
    ["en-US", "USD", "$", "In US dollars"],
    ["en-US", "EUR", "€", "In euros"],
    ["de-DE", "EUR", "€", "In Euro"],
  ])("%s formats %s with %s, hidden, and describes it as %j", (locale, currency, symbol, unit) => {
    const form = renderForm(["Extra: currency"], { locale, currency });
    expect(form.container.querySelector('[aria-hidden="true"]')).toHaveTextContent(symbol);
    expect(field("Extra")).toHaveAccessibleDescription(unit);
  });

  test("describes the currency in the language of the form, not of its amounts", () => {
    renderForm(["Extra: currency"], { messages: es });
    expect(field("Extra")).toHaveAccessibleDescription("En dólares estadounidenses");
  });
});

test.each([
  [undefined, ["Name", "Nickname (optional)"]],
  ["optional", ["Name", "Nickname (optional)"]],
  ["required", ["Name (required)", "Nickname"]],
  ["none", ["Name", "Nickname"]],
] as const)("requiredIndicator %j renders %j", (requiredIndicator, written) => {
  const lines = ["Name: string", "Nickname: string?"];
  const form = renderForm(lines, requiredIndicator ? { requiredIndicator } : {});
  const labels = [...form.container.querySelectorAll("label")];
  expect(labels.map((label) => label.textContent)).toEqual(written);
});

test.each([
  ["live", "1,234", "1,234.00"],
  ["blur", "1234", "1,234.00"],
] as const)("mask %j shows %s while typing and %s when left", async (mask, typing, left) => {
  const form = renderForm(["Extra: currency"], { mask });
  await form.type("Extra", "1234");
  expect(field("Extra")).toHaveValue(typing);
  await form.user.tab();
  expect(field("Extra")).toHaveValue(left);
});

test("passes autoComplete and inputMode of a parameter to its control", () => {
  renderForm(["Name: string", "State: select a"], {
    fields: {
      Name: { autoComplete: "given-name", inputMode: "email" },
      State: { autoComplete: "address-level1" },
    },
  });
  expect(field("Name")).toHaveAttribute("autocomplete", "given-name");
  expect(field("Name")).toHaveAttribute("inputmode", "email");
  expect(field("State")).toHaveAttribute("autocomplete", "address-level1");
});
