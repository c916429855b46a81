import type { Form, Parameter } from "./form.ts";

/** Questions of a form that belong together, as a step of the paper form has them. */
export interface FormSection {
  /** What it is headed with, in the language of the page. */
  readonly title: string;
  /** What is said below the title, in the `markup` of the form. */
  readonly description?: string | undefined;
  /**
   * Names of its parameters, in the order in which they are asked. A name that the form has not is
   * passed over; one that an earlier section has stays there.
   */
  readonly names: readonly string[];
}

/** A section of a form, or what is in none: that has no title, and comes last. */
export interface AskedSection {
  /** Its place among the sections that the app gave. */
  readonly place: number;
  readonly title?: string;
  readonly description?: string | undefined;
  readonly parameters: readonly Parameter[];
}

/** The sections of a form that have something to ask. */
export function sectionsOf(
  { parameters }: Form,
  sections: readonly FormSection[],
): readonly AskedSection[] {
  const rest = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  const take = (name: string): readonly Parameter[] => {
    const found = rest.get(name);
    rest.delete(name);
    return found ? [found] : [];
  };
  return [
    ...sections.map(({ title, description, names }, place) => ({
      place,
      title,
      description,
      parameters: names.flatMap(take),
    })),
    { place: sections.length, parameters: [...rest.values()] },
  ].filter((section) => section.parameters.length > 0);
}

/** The parameters of a form in the order in which its sections ask them. */
export const inSections = (form: Form, sections: readonly FormSection[]): readonly Parameter[] =>
  sections.length === 0
    ? form.parameters
    : sectionsOf(form, sections).flatMap(({ parameters }) => parameters);
