import type { Form } from "../../core/form.ts";
import { declaredType } from "../../core/declaredType.ts";
import { hash } from "../../core/hash.ts";

/**
 * Short text that differs when a form's parameters do: by name, type or option value. Labels do
 * not count.
 */
export const fingerprintOf = ({ parameters }: Form): string =>
  hash(
    JSON.stringify(
      parameters.map((parameter) => [
        parameter.name,
        declaredType(parameter),
        parameter.type === "select" ? parameter.options.map(({ value }) => value) : [],
      ]),
    ),
  );
