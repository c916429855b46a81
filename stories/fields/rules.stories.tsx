import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
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
  type Rule,
  routingNumber,
  schema,
  ssn,
  ssnOrItin,
  usPhone,
  usState,
  zip,
} from "parameter-form/core";
import { expect } from "storybook/test";
import { submittable } from "./fieldStory.ts";

/** A rule from a schema that implements Standard Schema, as those of zod and valibot do. */
const evenNumber = schema({
  "~standard": {
    version: 1,
    vendor: "example",
    validate: (value) =>
      /[02468]$/.test(String(value))
        ? { value }
        : { issues: [{ message: "Enter an even number" }] },
  },
});

const rules: Readonly<Record<string, Rule>> = {
  SSN: ssn(),
  ITIN: itin(),
  "SSN or ITIN": ssnOrItin(),
  "SSN that begins with 1": all(ssn(), pattern(/^1/, "Enter a number that begins with 1")),
  EIN: ein(),
  "Routing number": routingNumber(),
  "Account number": accountNumber(),
  "ZIP code": zip(),
  State: usState(),
  Phone: usPhone(),
  Email: email(),
  "Start date": date({ min: "2026-01-01" }),
  Badge: pattern(/^[A-Z]\d+$/, "Enter a letter and digits, such as B12"),
  "At least three characters": minLength(3),
  "At most three characters": maxLength(3),
  Shift: oneOf(["day", "night"]),
  Locker: evenNumber,
};

const meta = {
  title: "Fields/SSN, ZIP code and other rules",
  component: ParameterForm,
  args: {
    ...submittable,
    form: {
      parameters: Object.keys(rules).map((label) => ({
        name: label,
        label,
        type: "string",
        required: false,
      })),
    },
    rules,
  },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof ParameterForm>;

/** A field for each rule. On blur, the rule formats the text or the field shows a message. */
export const EachRule: Story = {};

/** Typed texts with their formatted text after blur. */
const accepted = {
  SSN: ["123456789", "•••-••-6789"],
  "ZIP code": ["02134 1021", "02134-1021"],
  State: ["california", "CA"],
  Phone: ["202.555.0123", "(202) 555-0123"],
  "Start date": ["1/31/2026", "01/31/2026"],
  Locker: ["12", "12"],
} as const;

export const Accepted: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const [label, [typed, shown]] of Object.entries(accepted)) {
      const input = canvas.getByLabelText(`${label} (optional)`);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(input).toHaveDisplayValue(shown);
    }
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByTestId("payload")).toHaveTextContent('"+12025550123"');
  },
};

/** Typed texts with their message after blur. The last one is a warning, which does not block the submission. */
const messages = {
  "SSN that begins with 1": ["219099998", "Enter a number that begins with 1"],
  "Routing number": [
    "011000016",
    "Check the digits, one of which does not fit the others. Compare them with a check or the bank’s site.",
  ],
  "Start date": ["12/31/2025", "Enter 01/01/2026 or a later day"],
  Shift: ["Day", "Answer “day” or “night”"],
  Locker: ["13", "Enter an even number"],
  EIN: ["073456789", "Check the first two digits, which the IRS has not announced"],
} as const;

export const Messages: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const [label, [typed, message]] of Object.entries(messages)) {
      const input = canvas.getByLabelText(`${label} (optional)`);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(await canvas.findByText(message)).toBeVisible();
      await (label === "EIN" ? expect(input).toBeValid() : expect(input).toBeInvalid());
    }
  },
};
