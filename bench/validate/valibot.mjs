import * as v from "valibot";
import { choicesOf, patterns } from "./patterns.mjs";

export const compile = ({ parameters }) => {
  const schema = v.object(
    Object.fromEntries(
      parameters.map((parameter) => {
        const choices = choicesOf(parameter);
        return [
          parameter.name,
          choices ? v.picklist(choices) : v.pipe(v.string(), v.regex(patterns[parameter.type])),
        ];
      }),
    ),
  );
  return (values) => v.safeParse(schema, values).success;
};
