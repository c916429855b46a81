import { createElement } from "react";
import {
  type Components,
  type Form,
  ParameterForm,
  type ParameterFormProps,
  parseForm,
} from "../../react/index.ts";
import type { Draw } from "./check.ts";

const options = Array.from({ length: 20 }, (_, place) => ({
  value: `option_${place}`,
  label: `Option ${String.fromCharCode(65 + place)}`,
}));

const definitions = {
  amount: { type: "currency", label: "Amount", required: true, description: "How much" },
  exempt: { type: "boolean", label: "Exempt", required: false, description: "Whether" },
  ssn: { type: "string", label: "Social number", required: true },
  state: { type: "select", label: "State", required: false, options },
} as const;

export type CheckedName = keyof typeof definitions;

/** A form with these parameters, drawn with the parts that are checked. Nothing it does leaves the page. */
export async function drawForm(
  draw: Draw,
  components: Partial<Components>,
  names: readonly CheckedName[],
  props: Partial<ParameterFormProps> = {},
): Promise<Element> {
  const form: Form = parseForm({
    parameters: names.map((name) => ({ name, ...definitions[name] })),
  });
  return draw(
    createElement(ParameterForm, { onSubmit: () => undefined, form, ...props, components }),
  );
}
