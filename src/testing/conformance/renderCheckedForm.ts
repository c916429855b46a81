import { createElement } from "react";
import {
  type Components,
  type Form,
  ParameterForm,
  type ParameterFormProps,
  parseForm,
} from "../../react/index.ts";
import { type Render, find } from "./check.ts";

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

type RenderedForm = Partial<ParameterFormProps> & {
  /** Language of the definition. */
  readonly lang?: string;
};

/** Renders a form of these parameters with the tested parts. Submitting it has no effect. */
export async function renderForm(
  render: Render,
  components: Partial<Components>,
  names: readonly CheckedName[],
  { lang, ...props }: RenderedForm = {},
): Promise<Element> {
  const form: Form = parseForm({
    ...(lang !== undefined && { lang }),
    parameters: names.map((name) => ({ name, ...definitions[name] })),
  });
  return render(
    createElement(ParameterForm, { onSubmit: () => undefined, form, ...props, components }),
  );
}

export const submit = async (root: Element): Promise<void> =>
  (await find(root, "button", "[type=submit]")).click();

/** Languages of the definition and of the app, which has no translated messages. */
export const languages = { lang: "es", messages: { lang: "de" } } as const;
