import { ParameterForm, type SubmitHandler } from "parameter-form";
import {
  accountNumber,
  all,
  date,
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
  zip | en-US | 0213 | 0213 | It must have five or nine digits, like 02134
  usState | en-US | california | CA | = CA
  usState | en-US | Ontario | Ontario | It must be a US state, like CA or California
  usPhone | en-US | 1 202.555.0123 | (202) 555-0123 | = +12025550123
  usPhone | en-US | 555-0123 | 555-0123 | It must have ten digits, like (202) 555-0123
  usPhone | en-US | 9115550123 | (911) 555-0123 | It has an area code that cannot be: one begins with 2 to 9 and does not end with 11
  email | en-US | Ana@example.com | Ana@example.com | = Ana@example.com
  email | en-US | ana@ | ana@ | It must be an email address, like name@example.com
  date | en-US | 2/1/2026 | 02/01/2026 | = 2026-02-01
  date | en-US | 31/1/2026 | 31/1/2026 | It must be a day that exists, written like 01/31/2026
  date | de-DE | 29.2.2026 | 29.2.2026 | It must be a day that exists, written like 31.01.2026
  date | de-DE | 2.1.2026 | 02.01.2026 | = 2026-01-02
  date | de-DE | 2026-01-31 | 31.01.2026 | = 2026-01-31
  date from 2026 | en-US | 12/31/2025 | 12/31/2025 | It must be 01/01/2026 or later
  date from 2026 | de-DE | 31.12.2025 | 31.12.2025 | It must be 01.01.2026 or later
  pattern | en-US | B12 | B12 | = B12
  pattern | en-US | b12 | b12 | It must be a letter and digits, like B12
  minLength | en-US | abc | abc | = abc
  minLength | en-US | ab | ab | It must be 3 characters or more
  maxLength | en-US | abc | abc | = abc
  maxLength | en-US | abcd | abcd | It must be 3 characters or fewer
  oneOf | en-US | night | night | = night
  oneOf | en-US | Night | Night | It must be one of “day”, “night”
  schema | en-US | yes | yes | = yes
  schema | en-US | no | no | Write It as yes
  ein | en-US | 123456789 | ••-•••6789 | = 12-3456789
  ein | en-US | 073456789 | ••-•••6789 | It begins with two digits that the IRS has not announced. Check them = 07-3456789
  ssn | en-US | 123 45 6789 | •••-••-6789 | = 123-45-6789
  ssn | en-US | 666456789 | 666-45-6789 | It cannot begin with 000, 666 or 9
  ssn | en-US | 123006789 | 123-00-6789 | It cannot have 00 as its fourth and fifth digits
  ssn | en-US | 123450000 | 123-45-0000 | It cannot end with 0000
  itin | en-US | 912701234 | •••-••-1234 | = 912-70-1234
  itin | en-US | 91270123 | 91270123 | It must have nine digits, like 912-70-1234
  itin | en-US | 123701234 | 123-70-1234 | It must begin with 9
  itin | en-US | 912661234 | 912-66-1234 | It must have 50 to 65, 70 to 88, 90 to 92 or 94 to 99 as its fourth and fifth digits
  ssnOrItin | en-US | 912701234 | •••-••-1234 | = 912-70-1234
  ssnOrItin | en-US | 666456789 | 666-45-6789 | It cannot begin with 000 or 666
  routingNumber | en-US | 0110-0001-5 | •••••0015 | = 011000015
  routingNumber | en-US | 01100001 | 01100001 | It must have nine digits, like 011000015
  routingNumber | en-US | 130000000 | 130000000 | It begins with digits that no bank has. Copy it from a check or the bank’s site
  routingNumber | en-US | 011000016 | 011000016 | It has a digit that does not fit the others. Compare it with a check or the bank’s site
  accountNumber | en-US | 0001-2345 | ••••2345 | = 00012345
  accountNumber | en-US | 123 | 123 | It must have 4 to 17 digits, like 000123456789
  all(ssn, pattern) | en-US | 123456789 | •••-••-6789 | = 123-45-6789
  all(ssn, pattern) | en-US | 219099999 | 219-09-9999 | It must begin with 1 here
  all(ssn, pattern) | en-US | 12345678 | 12345678 | It must have nine digits, like 123-45-6789
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
  const expected = refused ? [told] : [[{ name: "it", value }]];
  await vi.waitFor(() => expect([...payloads(onSubmit), ...summary()]).toEqual(expected), patience);
});
