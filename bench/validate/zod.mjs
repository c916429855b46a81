import { z } from "zod";
import { choicesOf, patterns } from "./patterns.mjs";

export const compile = ({ parameters }) => {
  const schema = z.object(
    Object.fromEntries(
      parameters.map((parameter) => {
        const choices = choicesOf(parameter);
        return [
          parameter.name,
          choices ? z.enum(choices) : z.string().regex(patterns[parameter.type]),
        ];
      }),
    ),
  );
  return (values) => schema.safeParse(values).success;
};
