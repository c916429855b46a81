import type { Form } from "../form.ts";
import { declaredType } from "../declaredType.ts";
import { hash } from "../../hash.ts";

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
