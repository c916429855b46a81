import type { ParameterFormProps } from "../../react/index.ts";
import { fill, until } from "./check.ts";
import { type CheckedName, drawForm, spoken, submit } from "./checkedForm.ts";
import type { Drawn } from "./handed.ts";

type Form = (names: readonly CheckedName[], props?: Partial<ParameterFormProps>) => Drawn;

/** Renders a form whose definition and messages are in two languages. */
export const form: Form =
  (names, props = {}) =>
  (components, draw) =>
    drawForm(draw, components, names, { ...spoken, ...props });

/** Renders the form and submits it with invalid answers. */
export const refused: Form =
  (...drawn) =>
  async (components, draw) => {
    const root = await form(...drawn)(components, draw);
    await submit(root);
    await until(() => root.querySelector("[role=alert]"), "No alert reports the failed submission");
    return root;
  };

/** Renders the form and leaves a control with an invalid answer. */
export const left =
  (on: string, ...drawn: Parameters<Form>): Drawn =>
  async (components, draw) => {
    const root = await form(...drawn)(components, draw);
    const control = await until(() => root.querySelector<HTMLElement>(on), `There is no ${on}`);
    if (control instanceof HTMLInputElement && control.type === "text") fill(control, "Nowhere");
    control.focus();
    control.blur();
    return root;
  };
