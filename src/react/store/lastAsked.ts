import type { Form } from "../../core/form.ts";

/** Tells whether every parameter that comes after one is hidden. It looks no further than the next that is not. */
export function lastAsked({
  parameters,
}: Form): (name: string, isHidden?: (name: string) => boolean) => boolean {
  const next = new Map(parameters.map(({ name }, at) => [name, parameters[at + 1]?.name]));
  return (name, isHidden) => {
    let after = next.get(name);
    while (after !== undefined && isHidden?.(after)) after = next.get(after);
    return after === undefined;
  };
}
