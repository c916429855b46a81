import type { ParameterFormProps } from "../../react/index.ts";
import { fill, until } from "./check.ts";
import { type CheckedName, drawForm, spoken, submit } from "./checkedForm.ts";
import type { Drawn } from "./handed.ts";

type Form = (names: readonly CheckedName[], props?: Partial<ParameterFormProps>) => Drawn;

/** A form in two languages: of its definition, and of our words. */
export const form: Form =
  (names, props = {}) =>
  (components, draw) =>
    drawForm(draw, components, names, { ...spoken, ...props });

/** The same once it was not accepted. */
export const refused: Form =
  (...drawn) =>
  async (components, draw) => {
    const root = await form(...drawn)(components, draw);
    await submit(root);
    await until(() => root.querySelector("[role=alert]"), "Nothing tells that it was refused");
    return root;
  };

/** The same once a control was left with an answer that is none. */
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
