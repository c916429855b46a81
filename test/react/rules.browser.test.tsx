import { ParameterForm, type SubmitHandler } from "parameter-form";
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
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { find, patience, show } from "../support/browser.tsx";

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

/** What is typed by a rule in a locale, what is shown when it is left, and what is submitted (`=`) or told; a warning is both. */
const table = `
  zip | en-US | 02134 | 02134 | = 02134
  zip | en-US | 02134 1021 | 02134-1021 | = 02134-1021
  zip | en-US | 0213 | 0213 | Enter five or nine digits, such as 02134
  usState | en-US | california | CA | = CA
  usState | en-US | Ontario | Ontario | Enter a US state, such as CA or California
  usPhone | en-US | 1 202.555.0123 | (202) 555-0123 | = +12025550123
  usPhone | en-US | 555-0123 | 555-0123 | Enter ten digits, such as (202) 555-0123
  usPhone | en-US | 9115550123 | (911) 555-0123 | Check the area code, which must begin with 2 to 9 and cannot end with 11
  email | en-US | Ana@example.com | Ana@example.com | = Ana@example.com
  email | en-US | ana@ | ana@ | Enter an email address, such as name@example.com
  date | en-US | 2/1/2026 | 02/01/2026 | = 2026-02-01
  date | en-US | 31/1/2026 | 31/1/2026 | Enter a day that exists, such as 01/31/2026
  date | de-DE | 29.2.2026 | 29.2.2026 | Enter a day that exists, such as 31.01.2026
  date | de-DE | 2.1.2026 | 02.01.2026 | = 2026-01-02
  date | de-DE | 2026-01-31 | 31.01.2026 | = 2026-01-31
  date from 2026 | en-US | 12/31/2025 | 12/31/2025 | Enter 01/01/2026 or a later day
  date from 2026 | de-DE | 31.12.2025 | 31.12.2025 | Enter 01.01.2026 or a later day
  decimal | en-US | 1,234.5 | 1,234.5 | = 1234.5
  decimal | de-DE | 0,0024 | 0,0024 | = 0.0024
  decimal | en-US | 0.00245 | 0.00245 | Enter 4 or fewer decimals
  pattern | en-US | B12 | B12 | = B12
  pattern | en-US | b12 | b12 | It must be a letter and digits, like B12
  minLength | en-US | abc | abc | = abc
  minLength | en-US | ab | ab | Enter 3 characters or more
  maxLength | en-US | abc | abc | = abc
  maxLength | en-US | abcd | abcd | Enter 3 characters or fewer
  oneOf | en-US | night | night | = night
  oneOf | en-US | Night | Night | Answer “day” or “night”
  schema | en-US | yes | yes | = yes
  schema | en-US | no | no | Write It as yes
  ein | en-US | 123456789 | ••-•••6789 | = 12-3456789
  ein | en-US | 073456789 | ••-•••6789 | Check the first two digits, which the IRS has not announced = 07-3456789
  ssn | en-US | 123 45 6789 | •••-••-6789 | = 123-45-6789
  ssn | en-US | 666456789 | 666-45-6789 | Check the first digits, which cannot be 000, 666 or 900 to 999
  ssn | en-US | 123006789 | 123-00-6789 | Check the fourth and fifth digits, which cannot be 00
  ssn | en-US | 123450000 | 123-45-0000 | Check the last four digits, which cannot be 0000
  itin | en-US | 912701234 | •••-••-1234 | = 912-70-1234
  itin | en-US | 91270123 | 91270123 | Enter nine digits, such as 912-70-1234
  itin | en-US | 123701234 | 123-70-1234 | Enter a number that begins with 9
  itin | en-US | 912661234 | 912-66-1234 | Check the fourth and fifth digits, which must be 50 to 65, 70 to 88, 90 to 92 or 94 to 99
  ssnOrItin | en-US | 912701234 | •••-••-1234 | = 912-70-1234
  ssnOrItin | en-US | 666456789 | 666-45-6789 | Check the first three digits, which cannot be 000 or 666
  routingNumber | en-US | 0110-0001-5 | •••••0015 | = 011000015
  routingNumber | en-US | 01100001 | 01100001 | Enter nine digits, such as 011000015
  routingNumber | en-US | 130000000 | 130000000 | Check the first digits, which no bank has. Copy the number from a check or the bank’s site
  routingNumber | en-US | 011000016 | 011000016 | Check the digits, one of which does not fit the others. Compare them with a check or the bank’s site
  accountNumber | en-US | 0001-2345 | ••••2345 | = 00012345
  accountNumber | en-US | 123 | 123 | Enter 4 to 17 digits, such as 000123456789
  all(ssn, pattern) | en-US | 123456789 | •••-••-6789 | = 123-45-6789
  all(ssn, pattern) | en-US | 219099998 | 219-09-9998 | It must begin with 1 here
  all(ssn, pattern) | en-US | 12345678 | 12345678 | Enter nine digits, such as 123-45-6789
`;
const rows = table
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", locale = "", typed = "", shown = "", outcome = ""] = line
      .split("|")
      .map((cell) => cell.trim());
    return [name, locale, typed, shown, outcome] as const;
  });

const form = {
  parameters: [
    { name: "it", label: "It", type: "string", required: true },
    { name: "after", label: "After", type: "string", required: false },
  ],
};

/** What is told at a field, without the word for error. */
const toldAt = (input: Element): string =>
  input
    .closest(".pf-field")
    ?.querySelector(".pf-error, .pf-warning")
    ?.textContent?.replace("Error: ", "") ?? "";

const summary = (): readonly (string | null)[] =>
  [...document.querySelectorAll(".pf-summary a")].map(({ textContent }) => textContent);

const payloads = (onSubmit: ReturnType<typeof vi.fn<SubmitHandler>>) =>
  onSubmit.mock.calls.map(([, { payload }]) => payload.parameters);

test.each(rows)("%s in %s: %s is shown as %s: %s", async (name, locale, typed, shown, outcome) => {
  const rule = rules[name];
  if (!rule) throw new Error(`No rule is called "${name}"`);
  const [told = "", value] = outcome.split(/ ?= /);
  const refused = value === undefined;
  const onSubmit = vi.fn<SubmitHandler>();
  show(<ParameterForm {...{ form, locale, onSubmit }} rules={{ it: rule }} />);
  const input = await find("input");
  const seen = () => [
    Reflect.get(input, "value"),
    toldAt(input),
    input.getAttribute("aria-invalid"),
  ];
  await userEvent.click(input);
  await userEvent.keyboard(typed);
  expect(seen()).toEqual([typed, "", null]);
  await userEvent.click(page.getByLabelText("After"));
  await vi.waitFor(() => expect(seen()).toEqual([shown, told, refused ? "true" : null]), patience);
  await userEvent.keyboard("{Enter}");
  const hasLabel = /\bIt\b/.test(told);
  const listed = hasLabel ? told : `It: ${told.replace(/^./, (first) => first.toLowerCase())}`;
  const expected = refused ? [listed] : [[{ name: "it", value }]];
  await vi.waitFor(() => expect([...payloads(onSubmit), ...summary()]).toEqual(expected), patience);
});
