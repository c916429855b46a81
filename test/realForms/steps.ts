import type { RealForm } from "./realForm.ts";

/** A line of what a person does. */
export interface Step {
  readonly name: string;
  /** The label that the person sees. */
  readonly label: string;
  readonly keys: string;
  /** What is said of it; nothing where it is as it should be. */
  readonly message: string | undefined;
  /** What is sent of it; nothing where something is said. */
  readonly sent: string | undefined;
}

const line = /^(?<name>\w+) \|(?: (?<keys>(?![=!] ).*?))?(?: (?<mark>[=!]) (?<told>.*))?$/su;

/** What a person does, line by line. */
export const stepsOf = ({ definition, people }: RealForm, person: string): readonly Step[] =>
  (people[person] ?? "")
    .trim()
    .split("\n")
    .map((text) => {
      const { name = "", keys = "", mark, told: expected } = line.exec(text.trim())?.groups ?? {};
      const label = definition.parameters.find((parameter) => parameter.name === name)?.label;
      if (label === undefined) throw new Error(`"${text.trim()}" is about no question of the form`);
      const message = mark === "!" ? expected : undefined;
      return {
        name,
        label,
        keys,
        message,
        sent: message === undefined ? (expected ?? keys) : undefined,
      };
    });

/** What the service gets. */
export const payloadOf = (form: RealForm, person: string) => {
  const sent = stepsOf(form, person).flatMap(({ name, sent: value }) =>
    value ? [{ name, value: value.replaceAll("↵", "\n") }] : [],
  );
  const parameters = form.definition.parameters.flatMap(
    ({ name }) => sent.find((one) => one.name === name) ?? [],
  );
  return { parameters };
};
