import notoSans from "@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2?url";
import { type Components, DateField, type FieldSettings, ParameterForm } from "parameter-form";
import { date, decimal, ssn } from "parameter-form/core";
import { de } from "parameter-form/locales/de";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { find, show } from "../support/browser.tsx";
import { designSystems } from "./designSystems.tsx";

type Around = (children: ReactNode) => ReactNode;

const looks: readonly (readonly [string, Partial<Components> | undefined, Around])[] = [
  ["our own look", undefined, (children) => children],
  ...designSystems,
];

const text = { type: "string", required: true };

/** Each question of a known width, with the longest answer that people usually give. */
const questions: readonly (readonly [definition: object & { name: string }, answer: string])[] = [
  [{ ...text, name: "ssn" }, "123-45-6789"],
  [{ ...text, name: "itin" }, "912-78-1234"],
  [{ ...text, name: "ein" }, "12-3456789"],
  [{ ...text, name: "routing_number" }, "021000021"],
  [{ ...text, name: "account_number" }, "12345678901234567"],
  [{ ...text, name: "zip_code" }, "97301-1234"],
  [{ ...text, name: "birth_date" }, "1990-12-24"],
  [{ ...text, name: "start_date" }, "2026-12-24"],
  [{ ...text, name: "phone" }, "(415) 555-0132"],
  [{ ...text, name: "hours" }, "1234.75"],
  [{ name: "dependents", type: "number", required: true }, "1234"],
  [{ name: "share", type: "percent", required: true }, "99.99"],
  [{ name: "salary", type: "currency", required: true }, "1234567.90"],
];

const form = {
  parameters: questions.map(([definition]) => ({ ...definition, label: definition.name })),
};
const defaultValues = Object.fromEntries(questions.map(([{ name }, answer]) => [name, answer]));

const fields: Readonly<Record<string, FieldSettings>> = {
  ssn: { rule: ssn() },
  birth_date: { rule: date() },
  start_date: { rule: date(), as: DateField },
  hours: { rule: decimal() },
};

/** As wide as Verdana, the widest that is usual. */
const wideFont = `
  @font-face { font-family: wide; src: url(${notoSans}); font-weight: 100 900; size-adjust: 115% }
  body, body * { font-family: wide !important }
`;

const cutAnswers = () =>
  [...document.querySelectorAll<HTMLInputElement>("form input:not([type=date])")]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ value }) => value);

const languages = [
  ["English", {}],
  ["German", { locale: "de-DE", messages: de, currency: "CHF" }],
] as const;

beforeEach(() => page.viewport(1280, 800));

for (const [look, components, around] of looks)
  test.each(languages)(`${look}: long answers fit, in a wide font, %s`, async (_, language) => {
    show(
      <>
        <style>{wideFont}</style>
        {around(
          <ParameterForm
            form={form}
            {...language}
            {...{ components, fields, defaultValues }}
            onSubmit={() => {}}
          />,
        )}
      </>,
    );
    await find("form input");
    await document.fonts.load("16px wide");
    expect(document.fonts.check("16px wide")).toBe(true);
    expect(cutAnswers()).toEqual([]);
  });
