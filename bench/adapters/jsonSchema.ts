import { type Definition, type Parameter, yesNo } from "../forms.ts";
import { patterns } from "./check.ts";

/** The form as a JSON Schema of strings, for the libraries that draw one. `choices` writes labelled options as each wants them. */
export const jsonSchemaOf = <T extends object>(
  { description, parameters }: Definition,
  choices: (options: NonNullable<Parameter["options"]>) => T,
) => ({
  type: "object" as const,
  title: description,
  required: parameters.map(({ name }) => name),
  properties: Object.fromEntries(
    parameters.map(({ name, label, type, options }) => [
      name,
      {
        type: "string" as const,
        title: label,
        ...(options
          ? choices(options)
          : type === "boolean"
            ? choices(yesNo)
            : { pattern: patterns[type].source }),
      },
    ]),
  ),
});
