import type { Form, Parameter } from "./form.ts";

/** A group of parameters, such as a step of the paper form. */
export interface FormSection {
  /** Heading in the language of the page. */
  readonly title: string;
  /** Text below the title, rendered with the `markup` of the form. */
  readonly description?: string | undefined;
  /**
   * Names of the parameters in display order. Unknown names are ignored. A name in two sections
   * belongs to the first.
   */
  readonly names: readonly string[];
}

/**
 * A section with its parameters. Parameters outside of all sections form a last section without a
 * title.
 */
export interface ResolvedSection {
  /** Index in the `sections` of the app. */
  readonly place: number;
  readonly title?: string;
  readonly description?: string | undefined;
  readonly parameters: readonly Parameter[];
}

/** Returns the sections that have parameters. */
export function sectionsOf(
  { parameters }: Form,
  sections: readonly FormSection[],
): readonly ResolvedSection[] {
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

/** Returns the parameters in the order of the sections. */
export const inSections = (form: Form, sections: readonly FormSection[]): readonly Parameter[] =>
  sections.length === 0
    ? form.parameters
    : sectionsOf(form, sections).flatMap(({ parameters }) => parameters);
