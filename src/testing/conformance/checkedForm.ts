import { createElement } from "react";
import { ParameterForm, type ParameterFormProps } from "../../react/index.ts";
import type { Setup } from "./check.ts";
import { fill, find, until } from "./page.ts";

const options = Array.from({ length: 20 }, (_, place) => ({
  value: `option_${place}`,
  label: `Option ${String.fromCharCode(65 + place)}`,
}));

const state = { type: "select", label: "State", required: true, description: "Where" } as const;

/** The second option has a description, and the third is disabled. */
const plans = options.map((option, place) => ({
  ...option,
  ...(place === 1 && { description: "About B" }),
  ...(place === 2 && { disabled: true }),
}));

const definitions = {
  amount: { type: "currency", label: "Amount", required: true, description: "How much" },
  exempt: { type: "boolean", label: "Exempt", required: false, description: "Whether" },
  remarks: { type: "string", label: "Remarks", required: true, description: "Anything" },
  ssn: { type: "string", label: "Social number", required: true },
  state: { type: "select", label: "State", required: false, options },
  home_state: { ...state, options: options.slice(0, 3) },
  work_state: { ...state, options },
  plan: { ...state, options: plans.slice(0, 3) },
  any_plan: { ...state, options: plans },
  insured: { type: "boolean", label: "Insured", required: true, description: "Whether" },
  pay: { type: "string", label: "Pay", required: true, description: "<p>How</p><ul><li>Cash" },
  start: { type: "string", label: "Start", required: true },
  email: { type: "string", label: "Email", required: true, description: "Which" },
  phone: { type: "string", label: "Phone", required: false },
} as const;

export type CheckedName = keyof typeof definitions;

interface RenderedForm {
  readonly root: Element;
  /** Waits until this is the answer to the first question. */
  answered(value: string | undefined): Promise<void>;
}

type FormSetup = (
  names: readonly CheckedName[],
  props?: Partial<ParameterFormProps>,
) => Setup<RenderedForm>;

/**
 * Renders a form of these parameters. Its definition and its messages are in different languages.
 * Submitting it has no effect.
 */
export const form: FormSetup = (names, props) => async (components, render) => {
  const [first = ""] = names;
  let answer: unknown;
  const root = await render(
    createElement(ParameterForm, {
      form: { lang: "es", parameters: names.map((name) => ({ name, ...definitions[name] })) },
      // The app has no translated messages.
      messages: { lang: "de" },
      onSubmit: () => undefined,
      onChange: (values) => (answer = values[first]),
      ...props,
      components,
    }),
  );
  return {
    root,
    async answered(value) {
      await until(() => answer === value, `The answer is ${String(answer)}`);
    },
  };
};

export const submit = async (root: Element): Promise<void> =>
  (await find(root, "button", "[type=submit]")).click();

/** Renders the form and submits it with invalid answers. */
export const refused: FormSetup =
  (...args) =>
  async (components, render) => {
    const page = await form(...args)(components, render);
    await submit(page.root);
    const alert = () => page.root.querySelector("[role=alert]");
    await until(alert, "No alert reports the failed submission");
    return page;
  };

/** Renders the form and blurs a control with an invalid answer. */
export const left =
  (on: string, ...args: Parameters<FormSetup>): Setup<RenderedForm> =>
  async (components, render) => {
    const page = await form(...args)(components, render);
    const control = await until(
      () => page.root.querySelector<HTMLElement>(on),
      `There is no ${on}`,
    );
    if (control instanceof HTMLInputElement && control.type === "text") fill(control, "Nowhere");
    control.focus();
    control.blur();
    return page;
  };
