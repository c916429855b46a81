import {
  accountNumber,
  all,
  date,
  decimal,
  ein,
  email,
  itin,
  maxLength,
  minLength,
  oneOf,
  pattern,
  routingNumber,
  type Rule,
  schema,
  ssn,
  ssnOrItin,
  usPhone,
  usState,
  zip,
} from "parameter-form/core";
import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderForm, summary } from "../../../support/renderForm.tsx";

const rules: Readonly<Record<string, Rule>> = {
  zip: zip(),
  usState: usState(),
  usPhone: usPhone(),
  email: email(),
  date: date(),
  decimal: decimal({ maxDecimals: 4 }),
  "date from 2026": date({ min: "2026-01-01" }),
  pattern: pattern(/^[A-Z]\d+$/, "{label} must be a letter and digits, like B12"),
  minLength: minLength(3),
  maxLength: maxLength(3),
  oneOf: oneOf(["day", "night"]),
  schema: schema({
    "~standard": {
      version: 1,
      vendor: "test",
      validate: (value) =>
        value === "yes" ? { value } : { issues: [{ message: "Write {label} as yes" }] },
    },
  }),
  ein: ein(),
  ssn: ssn(),
  itin: itin(),
  ssnOrItin: ssnOrItin(),
  routingNumber: routingNumber(),
  accountNumber: accountNumber(),
  "all(ssn, pattern)": all(ssn(), pattern(/^1/, "{label} must begin with 1 here")),
};

function ruleOf(name: string): Rule {
  const rule = rules[name];
  if (!rule) throw new Error(`No rule is called "${name}"`);
  return rule;
}

/** By locale: a rule, what is typed, what is shown when it is left, and what is answered (`=`) or told; a warning is both. */
const tables: Readonly<Record<string, string>> = {
  "en-US": `
    zip | 02134 | 02134 | = 02134
    zip | 02134 1021 | 02134-1021 | = 02134-1021
    zip | 0213 | 0213 | Enter five or nine digits, such as 02134
    usState | california | CA | = CA
    usState | Ontario | Ontario | Enter a US state, such as CA or California
    usPhone | 1 202.555.0123 | (202) 555-0123 | = +12025550123
    usPhone | 555-0123 | 555-0123 | Enter ten digits, such as (202) 555-0123
    usPhone | 9115550123 | (911) 555-0123 | Check the area code, which must begin with 2 to 9 and cannot end with 11
    email | Ana@example.com | Ana@example.com | = Ana@example.com
    email | ana@ | ana@ | Enter an email address, such as name@example.com
    date | 2/1/2026 | 02/01/2026 | = 2026-02-01
    date | 31/1/2026 | 31/1/2026 | Enter a day that exists, such as 01/31/2026
    date from 2026 | 12/31/2025 | 12/31/2025 | Enter 01/01/2026 or a later day
    decimal | 1,234.5 | 1,234.5 | = 1234.5
    decimal | 0.00245 | 0.00245 | Enter 4 or fewer decimals
    pattern | B12 | B12 | = B12
    pattern | b12 | b12 | It must be a letter and digits, like B12
    minLength | abc | abc | = abc
    minLength | ab | ab | Enter 3 characters or more
    maxLength | abc | abc | = abc
    maxLength | abcd | abcd | Enter 3 characters or fewer
    oneOf | night | night | = night
    oneOf | Night | Night | Answer “day” or “night”
    schema | yes | yes | = yes
    schema | no | no | Write It as yes
    ein | 123456789 | ••-•••6789 | = 12-3456789
    ein | 073456789 | ••-•••6789 | Check the first two digits, which the IRS has not announced = 07-3456789
    ssn | 123 45 6789 | •••-••-6789 | = 123-45-6789
    ssn | 666456789 | 666-45-6789 | Check the first digits, which cannot be 000, 666 or 900 to 999
    ssn | 123006789 | 123-00-6789 | Check the fourth and fifth digits, which cannot be 00
    ssn | 123450000 | 123-45-0000 | Check the last four digits, which cannot be 0000
    itin | 912701234 | •••-••-1234 | = 912-70-1234
    itin | 91270123 | 91270123 | Enter nine digits, such as 912-70-1234
    itin | 123701234 | 123-70-1234 | Enter a number that begins with 9
    itin | 912661234 | 912-66-1234 | Check the fourth and fifth digits, which must be 50 to 65, 70 to 88, 90 to 92 or 94 to 99
    ssnOrItin | 912701234 | •••-••-1234 | = 912-70-1234
    ssnOrItin | 666456789 | 666-45-6789 | Check the first three digits, which cannot be 000 or 666
    routingNumber | 0110-0001-5 | •••••0015 | = 011000015
    routingNumber | 01100001 | 01100001 | Enter nine digits, such as 011000015
    routingNumber | 130000000 | 130000000 | Check the first digits, which no bank has. Copy the number from a check or the bank’s site.
    routingNumber | 011000016 | 011000016 | Check the digits, one of which does not fit the others. Compare them with a check or the bank’s site.
    accountNumber | 0001-2345 | ••••2345 | = 00012345
    accountNumber | 123 | 123 | Enter 4 to 17 digits, such as 000123456789
    all(ssn, pattern) | 123456789 | •••-••-6789 | = 123-45-6789
    all(ssn, pattern) | 219099998 | 219-09-9998 | It must begin with 1 here
    all(ssn, pattern) | 12345678 | 12345678 | Enter nine digits, such as 123-45-6789
  `,
  "de-DE": `
    date | 29.2.2026 | 29.2.2026 | Enter a day that exists, such as 31.01.2026
    date | 2.1.2026 | 02.01.2026 | = 2026-01-02
    date | 2026-01-31 | 31.01.2026 | = 2026-01-31
    date from 2026 | 31.12.2025 | 31.12.2025 | Enter 01.01.2026 or a later day
    decimal | 0,0024 | 0,0024 | = 0.0024
  `,
};

/** What is told at a field: an error or a warning. */
const messageAt = (input: Element): string =>
  input
    .closest(".pf-field")
    ?.querySelector(".pf-error, .pf-warning")
    ?.textContent?.replace("Error: ", "") ?? "";

test.each(Object.entries(tables))(
  "%s: each rule formats a valid answer, and rejects a wrong one with a message",
  async (locale, table) => {
    const rows = table
      .trim()
      .split("\n")
      .map((line, at) => {
        const [rule = "", typed = "", shown = "", outcome = ""] = line.trim().split(" | ");
        const [reported = "", value] = outcome.split(/ ?= /);
        return { name: `It ${at}`, line, rule, typed, shown, reported, value };
      });
    const form = renderForm(
      rows.map(({ name }) => `${name}: string`),
      { locale, rules: Object.fromEntries(rows.map(({ name, rule }) => [name, ruleOf(rule)])) },
    );
    const problems: unknown[] = [];
    const inputs = form.container.querySelectorAll("input");
    for (const [at, { name, line, typed, shown, reported, value }] of rows.entries()) {
      const input = inputs[at];
      if (!input) throw new Error(`${name} has no input`);
      const seen = () => [
        Reflect.get(input, "value"),
        messageAt(input),
        input.getAttribute("aria-invalid"),
      ];
      act(() => input.focus());
      await form.user.paste(typed);
      const whileTyped = seen();
      await act(async () => input.blur());
      const answer = value === undefined ? undefined : form.form.current?.getValues()[name];
      const found = [...whileTyped, ...seen(), answer];
      const invalid = value === undefined ? "true" : null;
      const expected = [typed, "", null, shown, reported.replace(/\bIt\b/, name), invalid, value];
      if (found.some((part, at) => part !== expected[at]))
        problems.push({ line: line.trim(), found });
    }
    expect(problems).toEqual([]);
    await form.submit();
    const more = screen.queryByRole("button", { name: /^Show \d+ more$/u });
    if (more) await form.user.click(more);
    expect(summary()).toEqual(
      rows
        .filter(({ value }) => value === undefined)
        .map(({ name, reported }) =>
          /\bIt\b/.test(reported)
            ? reported.replace(/\bIt\b/, name)
            : `${name}: ${reported.replace(/^./, (first) => first.toLowerCase())}`,
        ),
    );
  },
);
