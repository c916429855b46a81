import { Ajv } from "ajv";
import { choicesOf, patterns } from "./patterns.mjs";

const ajv = new Ajv({ allErrors: true });

export const compile = ({ parameters }) =>
  ajv.compile({
    type: "object",
    required: parameters.map(({ name }) => name),
    properties: Object.fromEntries(
      parameters.map((parameter) => {
        const choices = choicesOf(parameter);
        const rule = choices ? { enum: choices } : { pattern: patterns[parameter.type].source };
        return [parameter.name, { type: "string", ...rule }];
      }),
    ),
  });
