import type { ParameterFormProps } from "parameter-form";
import { expect } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { find } from "../../support/browser.tsx";
import { items } from "../combobox/comboboxPage.tsx";
import { until } from "./namesPage.tsx";

/** A way in which a parameter is drawn, and how a person answers it. */
interface Kind {
  /** What the parameter is, beside its name and label. */
  readonly changes: Readonly<Record<string, unknown>>;
  readonly props?: Partial<ParameterFormProps>;
  readonly control: string;
  readonly missing: string;
  readonly answer: () => Promise<void>;
  readonly value: string;
  /** What the browser would send of the answer if it could, without its name. */
  readonly native: readonly string[];
}

async function type(text: string): Promise<void> {
  const input = await find(".pf-field input");
  if (input instanceof HTMLElement) input.focus();
  await cdp().send("Input.insertText", { text });
}

/** The three ways in which controls are wired: a text, radio buttons, a select that can be searched. */
export const kinds: Readonly<Record<string, Kind>> = {
  "a text": {
    changes: { type: "string" },
    control: ".pf-field input",
    missing: "Enter your answer",
    answer: () => type("y"),
    value: "y",
    native: [],
  },
  "radio buttons": {
    changes: { type: "boolean" },
    props: { booleanAs: "radio" },
    control: ".pf-field input[type=radio]",
    missing: "Answer yes or no",
    answer: async () => userEvent.click(await find(".pf-field label:nth-of-type(2)")),
    value: "false",
    native: ["1"],
  },
  "a select that is searched": {
    changes: { type: "select", options: items(20) },
    control: ".pf-field input[role=combobox]",
    missing: "Choose an option",
    answer: async () => {
      await type("Item 3");
      await until(() =>
        expect(document.querySelector("[role=option]")).toHaveTextContent("Item 3"),
      );
      await userEvent.keyboard("{Enter}");
    },
    value: "v3",
    native: [],
  },
};
