import type { Meta, StoryObj } from "@storybook/react-vite";
import { badInput, codecFor, messageFor, type Parameter, validateValue } from "parameter-form/core";
import { type JSX, useId, useState } from "react";
import { expect } from "storybook/test";
import "../shared/controls.css";
import "./HowAmountsAreRead.css";

const parameters: Readonly<Record<string, Parameter>> = {
  currency: { name: "amount", label: "Amount", type: "currency", required: true },
  number: { name: "allowances", label: "Allowances", type: "number", required: true },
  percent: { name: "share", label: "Share", type: "percent", required: true },
};

interface HowAmountsAreReadProps {
  readonly type: "currency" | "number" | "percent";
  readonly locale: string;
  readonly currency: string;
  readonly allowNegative: boolean;
  /** The initial texts. Each can be edited. */
  readonly texts: readonly string[];
}

/** The table is wider than a phone, so it must scroll by keyboard. */
const scrollable = { role: "group", tabIndex: 0 } as const;

/** Type into any line to see the parsed value, or the reason and the message for a text that is not valid. */
function HowAmountsAreRead({ texts, ...context }: HowAmountsAreReadProps): JSX.Element {
  const id = useId();
  return (
    <div className="readings" {...scrollable} aria-labelledby={id}>
      <table>
        <caption id={id}>
          A {context.type} in {context.locale}
        </caption>
        <thead>
          <tr>
            <th scope="col">Typed or pasted</th>
            <th scope="col">Value</th>
            <th scope="col">Shown as</th>
            <th scope="col">Reason</th>
            <th scope="col">Message</th>
          </tr>
        </thead>
        <tbody>
          {["", ...texts].map((text, line) => (
            <ReadingRow key={`${line} ${text}`} text={text} {...context} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ReadingRowProps extends Omit<HowAmountsAreReadProps, "texts"> {
  readonly text: string;
}

function ReadingRow({ text: initial, type, ...context }: ReadingRowProps): JSX.Element {
  const [text, setText] = useState(initial);
  const parameter = parameters[type];
  if (!parameter) throw new Error(`No parameter of type ${type}`);
  const codec = codecFor(parameter);
  const result = codec.parse(text, { parameter, ...context });
  const issue = result.ok
    ? validateValue(parameter, result.value)
    : result.reason === "empty"
      ? validateValue(parameter, null)
      : badInput(parameter.name, result);
  return (
    <tr>
      <td>
        <input
          className="demo-control"
          dir="ltr"
          aria-label={initial === "" ? "Your own text" : `Text, at first ${initial}`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </td>
      <td>{result.ok && <code>{JSON.stringify(result.value)}</code>}</td>
      <td>{result.ok && codec.format(result.value, { parameter, ...context })}</td>
      <td>{issue && `${issue.type}: ${issue.reason}`}</td>
      <td>{issue && messageFor(issue, parameter, context)}</td>
    </tr>
  );
}

const meta = {
  title: "Try it/How amounts are read",
  component: HowAmountsAreRead,
  args: { type: "currency", locale: "en-US", currency: "USD", allowNegative: false, texts: [] },
  argTypes: {
    type: { control: "inline-radio", options: Object.keys(parameters) },
    locale: {
      control: "select",
      options: ["en-US", "de-DE", "fr-FR", "de-CH", "en-IN", "ar-EG", "fa-IR", "hi-IN-u-nu-deva"],
    },
  },
} satisfies Meta<typeof HowAmountsAreRead>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Expects this value or this reason in each line. */
const expectReasons = async (
  canvas: Canvas,
  expected: Readonly<Record<string, string>>,
): Promise<void> => {
  const [, , ...lines] = canvas.getAllByRole("row");
  const results = lines.map(({ children }) => {
    const [text, value, , reason] = children;
    return [text?.querySelector("input")?.value, `${value?.textContent}${reason?.textContent}`];
  });
  await expect(results).toEqual(Object.entries(expected));
};

/** The parsed value of each text, or the reason why it is not valid. */
const amounts = {
  "12,5": "badInput: ambiguous",
  "1e5": "badInput: notNumber",
  "(5.00)": "badInput: negative",
  "-5": "badInput: negative",
  "1.2.3": "badInput: notNumber",
  "1.234,56 €": "badInput: notNumber",
  "12.50 13.75": "badInput: notNumber",
  "2026-11-21": "badInput: notNumber",
  "123456789012345678901234567890": '"123456789012345678901234567890"',
  "١٢٣٤": '"1234"',
  "１２．５": '"12.5"',
  "$1,234.50": '"1234.50"',
  " 1,234.5 ": '"1234.5"',
  "1234.5": '"1234.5"',
  ".5": '"0.5"',
  "5.": '"5"',
  "007": '"7"',
  "12.345": "badInput: tooManyDecimals",
};
const inGermany = {
  "4,260": "badInput: tooManyDecimals",
  "4.260": '"4260"',
  "1.234,56 €": '"1234.56"',
  "1234.5": "badInput: ambiguous",
};
const percentagesInGermany = {
  "4,260": '"4.260"',
  "12,5": '"12.5"',
  "12.5": "badInput: ambiguous",
};

const percentages = {
  "12.5": '"12.5"',
  "7.125 %": '"7.125"',
  "4,260": '"4260"rangeOverflow: tooLarge',
  "100.01": '"100.01"rangeOverflow: tooLarge',
  "-1": "badInput: negative",
  "12,5": "badInput: ambiguous",
  "0.00": '"0.00"',
};
const wholeNumbers = {
  "0": '"0"rangeUnderflow: notPositive',
  "7": '"7"',
  "007": '"7"',
  "1,000": '"1000"',
  "-3": "badInput: negative",
  "12.5": "badInput: notWhole",
  "12.0": "badInput: notWhole",
  "1e3": "badInput: notNumber",
};

/** Amounts in US English, among them those that input masks often get wrong. */
export const Amounts: Story = {
  args: {
    texts: Object.keys(amounts),
  },
  play: async ({ canvas, userEvent }) => {
    await expectReasons(canvas, amounts);
    const input = canvas.getByLabelText("Your own text");
    await userEvent.type(input, "$2,500.75");
    await expect(input.closest("tr")).toHaveTextContent('"2500.75"2,500.75');
    await userEvent.clear(input);
    await userEvent.type(input, "2.500,75");
    await expect(input.closest("tr")).toHaveTextContent("Enter an amount");
    await userEvent.clear(input);
  },
};

/** The locale decides whether a single separator before three digits groups or begins decimals. A currency has no third decimal. */
export const InGermany: Story = {
  args: { locale: "de-DE", currency: "EUR", texts: Object.keys(inGermany) },
  play: ({ canvas }) => expectReasons(canvas, inGermany),
};

/** A percentage may have any number of decimals, so `4,260` is a decimal number in Germany. */
export const PercentagesInGermany: Story = {
  args: { type: "percent", locale: "de-DE", texts: Object.keys(percentagesInGermany) },
  play: ({ canvas }) => expectReasons(canvas, percentagesInGermany),
};

export const Percentages: Story = {
  args: { type: "percent", texts: Object.keys(percentages) },
  play: ({ canvas }) => expectReasons(canvas, percentages),
};

export const WholeNumbers: Story = {
  args: { type: "number", texts: Object.keys(wholeNumbers) },
  play: ({ canvas }) => expectReasons(canvas, wholeNumbers),
};
