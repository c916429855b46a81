import type { ParameterFormProps } from "../../react/index.ts";
import { fill, until } from "./check.ts";
import { type CheckedName, renderForm, languages, submit } from "./renderCheckedForm.ts";
import type { RenderElement } from "./passedProps.ts";

type Form = (names: readonly CheckedName[], props?: Partial<ParameterFormProps>) => RenderElement;

/** Renders a form whose definition and messages are in different languages. */
export const form: Form =
  (names, props = {}) =>
  (components, render) =>
    renderForm(render, components, names, { ...languages, ...props });

/** Renders the form and submits it with invalid answers. */
export const refused: Form =
  (...args) =>
  async (components, render) => {
    const root = await form(...args)(components, render);
    await submit(root);
    await until(() => root.querySelector("[role=alert]"), "No alert reports the failed submission");
    return root;
  };

/** Renders the form and blurs a control with an invalid answer. */
export const left =
  (on: string, ...args: Parameters<Form>): RenderElement =>
  async (components, render) => {
    const root = await form(...args)(components, render);
    const control = await until(() => root.querySelector<HTMLElement>(on), `There is no ${on}`);
    if (control instanceof HTMLInputElement && control.type === "text") fill(control, "Nowhere");
    control.focus();
    control.blur();
    return root;
  };
