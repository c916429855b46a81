import type { Form, Parameter } from "../../core/definition/form.ts";

export const quoted = (name: string): string => JSON.stringify(name);

export const titled = ({ id }: Form): string =>
  id === undefined ? "the form" : `the form ${quoted(id)}`;

export const parameterOfForm = (form: Form, { name }: Parameter): string =>
  `${quoted(name)} of ${titled(form)}`;

export function nearest({ parameters }: Form): string {
  const names = parameters.slice(0, 10).map(({ name }) => quoted(name));
  const more = parameters.length - names.length;
  return `Names are case-sensitive; the form has ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}
