import { codecFor, type MessageOverrides, type Parameter } from "../../core/index.ts";
import { failed, readAs, wordIn } from "./field.ts";

/** An option as a person finds it: by its label, and by its index among equal labels. */
export interface OptionByLabel {
  readonly label: string;
  readonly place: number;
  /** Number of options with the same label. */
  readonly alike: number;
  /** The submitted value. */
  readonly value: string;
}

/** The input of a person into a field; `null` clears the answer. */
export type Answer = { readonly text: string } | { readonly choice: OptionByLabel | null };

/** Language options, for a form that is not in English. */
export interface AnswerOptions {
  /** The `locale` of the form, in which amounts are typed. */
  readonly locale?: string | undefined;
  /** The `messages` of the form. */
  readonly messages?: MessageOverrides | undefined;
}

/**
 * Returns the input that enters an answer into the field of a parameter. The answer is a submitted
 * string, or an invalid text.
 */
export function answerOf(
  parameter: Parameter,
  value: string | null,
  { locale, messages = {} }: AnswerOptions,
): Answer {
  const options = optionsOf(parameter, messages);
  if (options) return { choice: value === null ? null : choiceOf(parameter, options, value) };
  if (value === null || locale === undefined || parameter.type === "string")
    return { text: value ?? "" };
  return { text: codecFor(parameter).format(value, { parameter, locale, currency: "USD" }) };
}

type Options = readonly { readonly value: string; readonly label: string }[];

function optionsOf(parameter: Parameter, messages: MessageOverrides): Options | null {
  if (parameter.type === "select") return parameter.options;
  if (parameter.type !== "boolean") return null;
  return [
    { value: "true", label: wordIn(messages, "yes") },
    { value: "false", label: wordIn(messages, "no") },
  ];
}

function choiceOf(parameter: Parameter, options: Options, value: string): OptionByLabel {
  const at = options.findIndex((option) => option.value === value);
  const found = options[at];
  if (found) {
    const isAlike = ({ label }: { readonly label: string }): boolean =>
      readAs(label) === readAs(found.label);
    const place = options.slice(0, at).filter(isAlike).length;
    return { ...found, place, alike: options.filter(isAlike).length };
  }
  const values = options.slice(0, 20).map((option) => JSON.stringify(option.value));
  throw failed(
    parameter,
    `the answer is not one of its options; their values are ${values.join(", ")}`,
  );
}
