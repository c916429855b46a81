import { optionsOf } from "../optionsOf.ts";
import type { Form } from "../form.ts";
import { declaredType } from "../declaredTypeOf.ts";
import { hash } from "../../hash.ts";

/** Returns a hash of the names, types and option values of a form. Labels are ignored. */
export const fingerprintOf = ({ parameters }: Form): string =>
  hash(
    JSON.stringify(
      parameters.map((parameter) => [
        parameter.name,
        declaredType(parameter),
        optionsOf(parameter).map(({ value }) => value),
      ]),
    ),
  );
