import { screen } from "@testing-library/react";
import { DateField, type PartProps } from "parameter-form";
import { date } from "parameter-form/core";
import { ar } from "parameter-form/locales/ar";
import { de } from "parameter-form/locales/de";
import { es } from "parameter-form/locales/es";
import { expect, test } from "vitest";
import { field, renderForm } from "../../../support/renderForm.tsx";

const born = { rules: { Born: date() } };
const description = () => field("Born").getAttribute("aria-describedby") ?? "";

test.each([
  ["en-US", {}, "For example, 01/31/2026 or 01312026"],
  ["en-GB", {}, "For example, 31/01/2026 or 31012026"],
  ["en-US", { messages: es }, "Por ejemplo, 2026-01-31 o 20260131"],
  ["de-DE", { messages: de }, "Zum Beispiel 31.01.2026 oder 31012026"],
  ["ar-EG", { messages: ar }, "مثلًا \u2068٣١/٠١/٢٠٢٦\u2069 أو \u2068٣١٠١٢٠٢٦\u2069"],
  ["en-US", { fields: { Born: { as: DateField } } }, "For example, 01/31/2026 or 01312026"],
])("describes the format of a date in %s in its hint, %#", (locale, props, text) => {
  renderForm(["Born: string"], { ...born, locale, ...props });
  expect(field("Born")).toHaveAccessibleDescription(text);
});

test("renders the format after the description, unless the app leaves it out", () => {
  const described = { ...born, fields: { Born: { description: "As on your license" } } };
  const { change } = renderForm(["Born: string"], described);
  expect(field("Born")).toHaveAccessibleDescription(
    "As on your license For example, 01/31/2026 or 01312026",
  );
  change({ messages: { dateHint: "" } });
  expect(field("Born")).toHaveAccessibleDescription("As on your license");
});

test("renders no format for a read-only date", () => {
  renderForm(["Born: string"], { ...born, fields: { Born: { readOnly: true } } });
  expect(description()).toBe("");
});

test.each([
  ["04/07/1990", {}, "April 7, 1990"],
  ["741990", {}, "July 4, 1990"],
  ["1990-07-04", {}, "July 4, 1990"],
  ["07/25/1990", {}, null],
  ["07/07/1990", {}, null],
  ["04/07/1990", { locale: "en-GB" }, "4 July 1990"],
  ["04.07.1990", { locale: "de-DE" }, null],
  ["04/07/1990", { fields: { Born: { sensitive: true } } }, null],
])("shows %s in words once it is left: %#", async (text, props, words) => {
  const form = renderForm(["Born: string", "Name: string?"], { ...born, ...props });
  await form.type("Born", text);
  expect(screen.queryByText(/July|April/)).toBeNull();
  await form.type("Name", "Ada");
  expect(screen.queryByText(/July|April/)?.textContent ?? null).toBe(words);
  expect(field("Born")).toHaveAccessibleDescription(new RegExp(`${words ?? ""}$`));
});

test("removes the words at the next key, and shows them for the next day that is left", async () => {
  const form = renderForm(["Born: string", "Name: string?"], born);
  await form.type("Born", "04/07/1990");
  await form.type("Name", "Ada");
  await form.user.clear(field("Born"));
  await form.type("Born", "05/07/1990");
  expect(screen.queryByText(/April|May/)).toBeNull();
  await form.type("Name", "Bob");
  expect(screen.getByText("May 7, 1990")).toBeVisible();
});

test.each([
  [{}, "en-US"],
  [{ messages: es }, "es-US"],
  [{ messages: ar }, "ar-US"],
  [{ messages: de, locale: "de-DE" }, "de-DE"],
  [{ messages: es, locale: "de-DE" }, "es-DE"],
  [{ locale: "fr" }, "fr"],
])(
  "the calendar of a design system has the language of the page and the week of its region, %#",
  (props, expected) => {
    const DatePicker = ({ locale }: PartProps["DatePicker"]) => <output>{locale}</output>;
    const fields = { Born: { as: DateField, components: { DatePicker } } };
    const { container } = renderForm(["Born: string"], { ...born, fields, ...props });
    expect(container.querySelector(".pf-pick-place output")).toHaveTextContent(expected);
  },
);
