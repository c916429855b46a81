import { date } from "parameter-form/core";
import { de } from "parameter-form/locales/de";
import { en } from "parameter-form/locales/en";
import { es } from "parameter-form/locales/es";
import { expect, test, vi } from "vitest";
import { formOf, renderCollection, reviewed } from "../support/renderCollection.tsx";
import { field, settled } from "../support/renderForm.tsx";

/** A day in every place that shows one: in digits where it is typed, in words where it is read. */
interface Places {
  readonly hint: string;
  readonly left: string;
  readonly below: string;
  readonly limit: string;
  readonly meant: readonly string[];
  readonly receipt: string;
}

const places: Readonly<Record<string, Places>> = {
  "en-US": {
    hint: "For example, 01/31/2026 or 01312026",
    left: "07/04/1990",
    below: "July 4, 1990",
    limit: "Error: Enter 12/31/2025 or an earlier day",
    meant: ["April 7, 1990", "July 4, 1990"],
    receipt: "July 4, 1990",
  },
  "de-DE": {
    hint: "Zum Beispiel 31.01.2026 oder 31012026",
    left: "04.07.1990",
    below: "",
    limit: "Fehler: Geben Sie den 31.12.2025 oder einen früheren Tag ein",
    meant: ["4. Juli 1990", "7. April 1990"],
    receipt: "4. Juli 1990",
  },
  // The language has the day first and the region the month, so that digits have the year first.
  "es-US": {
    hint: "Por ejemplo, 2026-01-31 o 20260131",
    left: "1990-07-04",
    below: "",
    limit: "Error: Escriba el 2025-12-31 o una fecha anterior",
    meant: ["7 de abril de 1990", "4 de julio de 1990"],
    receipt: "4 de julio de 1990",
  },
};

test.each([
  ["en-US", en, "7/4/1990", "04.07.1990"],
  ["de-DE", de, "4.7.1990", "04/07/1990"],
  ["es-US", es, "1990-7-4", "04/07/1990"],
] as const)("formats a day by one rule: %s", async (locale, messages, typed, ambiguous) => {
  const view = renderCollection({
    forms: [
      {
        form: formOf("a", "Born: string", "Name: string"),
        rules: { Born: date({ max: "2025-12-31" }) },
      },
    ],
    locale,
    messages,
  });
  const born = async (text: string) => {
    await view.user.clear(field("Born"));
    await view.type("Born", text);
    await view.user.click(field("Name"));
    await settled();
  };
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? "";
  const hint = textOf(".pf-format");
  await born(ambiguous);
  const readings = () =>
    [...document.querySelectorAll(".pf-readings button")].map((one) => one.textContent);
  // Their code is loaded on demand.
  await vi.waitFor(() => expect(readings()).not.toEqual([]));
  const meant = readings();
  await born("2026-02-03");
  const limit = textOf(".pf-field .pf-error");
  await born(typed);
  const left = field("Born");
  if (!(left instanceof HTMLInputElement)) throw new Error("A day is typed into an input.");
  const shown = { hint, meant, limit, left: left.value, below: textOf(".pf-field .pf-origin") };
  await view.type("Name", "Ada");
  await view.press(messages.continue);
  const [review] = reviewed();
  await view.press(messages.send);
  await settled();
  const receipt = textOf("dd");
  expect({ ...shown, review, receipt }).toEqual({
    ...places[locale],
    review: `Born: ${places[locale]?.receipt}`,
  });
});
