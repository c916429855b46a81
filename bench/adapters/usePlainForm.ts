import { type SyntheticEvent, useState } from "react";
import type { Values } from "../forms.ts";
import type { FormProps } from "./adapter.ts";
import { errorOf } from "./check.ts";

const noFailure: { readonly errors: Values; readonly count: number } = { errors: {}, count: 0 };

/** Answers are read from the form when it is submitted. */
export function usePlainForm({ form, onSubmit }: FormProps) {
  const [{ errors, count }, setFailure] = useState(noFailure);
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const answers: Record<string, string> = {};
    const found: Record<string, string> = {};
    for (const parameter of form.parameters) {
      const answer = String(data.get(parameter.name) ?? "");
      answers[parameter.name] = answer;
      const error = errorOf(parameter, answer);
      if (error !== undefined) found[parameter.name] = error;
    }
    if (Object.keys(found).length > 0) setFailure({ errors: found, count: count + 1 });
    else onSubmit(answers);
  };
  return { errors, count, submit };
}
