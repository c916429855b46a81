import { type FieldProps, useTextInput } from "parameter-form";
import { type JSX, useEffect, useReducer } from "react";

const again = new Set<() => void>();
let broken: Error | null = null;

/** Breaks each fragile field with this error, or repairs it. */
export function breakFields(error: Error | null): void {
  broken = error;
  for (const render of again) render();
}

/** A text input of an app, which throws while it is broken. */
export function Fragile({ field }: FieldProps): JSX.Element {
  const [, render] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    again.add(render);
    return () => void again.delete(render);
  }, []);
  const input = useTextInput(field);
  if (broken) throw broken;
  return <input {...input} aria-label="Note" />;
}
