import { screen } from "@testing-library/react";
import { date } from "parameter-form/core";
import { expect, test, vi } from "vitest";
import { languages } from "../../../locales/tables.ts";
import { renderForm, errorAt, field, settled } from "../../../support/renderForm.tsx";

const offered = () =>
  screen.queryAllByRole("button", { name: /^Did you mean / }).map((button) => button.textContent);

test("keeps an ambiguous amount, and offers both readings as buttons", async () => {
  const form = renderForm(["Extra: currency", "Name: string?"]);
  await form.type("Extra", "12,50");
  await form.type("Name", "Ada");
  expect(errorAt("Extra")).toContain("This can be read in more than one way");
  expect(field("Extra")).toHaveValue("12,50");
  await vi.waitFor(() => expect(offered()).toEqual(["$12.50", "$1,250.00"]));
  expect(field("Extra")).toHaveAccessibleDescription(/Did you mean \$12\.50 or \$1,250\.00/);
  await form.user.click(screen.getByRole("button", { name: "Did you mean $12.50" }));
  await settled();
  expect(field("Extra")).toHaveValue("12.50");
  expect(field("Extra")).toHaveFocus();
  expect(errorAt("Extra")).toBe("");
  expect(offered()).toEqual([]);
  await form.submit();
  expect(form.submitted()).toEqual(["Extra=12.50", "Name=Ada"]);
});

test("asks about a date of ambiguous order in words", async () => {
  const form = renderForm(["Born: string", "Name: string?"], { rules: { Born: date() } });
  await form.type("Born", "04.07.1990");
  await form.type("Name", "Ada");
  expect(errorAt("Born")).toContain("Write it like 01/31/2026");
  await vi.waitFor(() => expect(offered()).toEqual(["April 7, 1990", "July 4, 1990"]));
  await form.user.click(screen.getByRole("button", { name: "Did you mean July 4, 1990" }));
  await settled();
  expect(field("Born")).toHaveValue("07/04/1990");
  await form.submit();
  expect(form.submitted()).toEqual(["Born=1990-07-04", "Name=Ada"]);
});

test("does not offer a reading that is invalid", async () => {
  const form = renderForm(["Share: percent", "Name: string?"]);
  await form.type("Share", "12,5");
  await form.type("Name", "Ada");
  await vi.waitFor(() => expect(offered()).toEqual(["12.5%"]));
});

test("offers nothing for a sensitive amount, or a text that is not an amount", async () => {
  const form = renderForm(["Extra: currency", "Pay: currency", "Name: string?"], {
    fields: { Extra: { sensitive: true } },
  });
  await form.type("Extra", "12,50");
  await form.type("Pay", "1e5");
  await form.type("Name", "Ada");
  expect(errorAt("Extra")).toContain("more than one way");
  expect(offered()).toEqual([]);
});

test.each(languages)("asks in the language of the form: %s", async (name, messages) => {
  const form = renderForm(["Extra: currency", "Name: string"], {
    messages,
    locale: `${name}-US`,
  });
  await form.type("Extra", "12,50");
  await form.type("Name", "Ada");
  expect(screen.getByRole("button", { name: `${messages.didYouMean} $12.50` })).toBeVisible();
  const or = new Intl.ListFormat(messages.lang, { type: "disjunction" }).format(["", ""]).trim();
  const question = screen.getByText(messages.didYouMean).parentElement;
  expect(question).toHaveTextContent(`${messages.didYouMean} $12.50 ${or} $1,250.00`);
  expect(screen.getByText(or)).toHaveAttribute("lang", messages.lang);
});

test("marks English where the form is in another language", async () => {
  const form = renderForm(["Extra: currency", "Name: string"], { locale: "de-DE" });
  await form.type("Extra", "12.50");
  await form.type("Name", "Ada");
  expect(screen.getByText("or")).toHaveAttribute("lang", "en");
});
