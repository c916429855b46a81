import { english, type Form, type MessageOverrides, type Parameter } from "../../core/index.ts";

/** A parameter's field, as a person finds it: by its label. */
export interface FieldByLabel {
  readonly parameter: Parameter;
  /** Matches the label, with or without a mark for required or optional. */
  readonly label: RegExp;
  /** Matches the button that changes a stored answer. */
  readonly change: RegExp;
  /** Index among the fields with the same label, apart from marks, and their number. */
  readonly place: number;
  readonly alike: number;
  /**
   * End of the control's id. Identifies the field when a condition hides others with the same
   * label.
   */
  readonly idEnd: string;
}

/** Keys of messages that the form renders. */
export type Word = "yes" | "no" | "markOptional" | "markRequired" | "change" | "clearAnswer";

export const wordIn = (messages: MessageOverrides, word: Word): string =>
  messages[word] ?? english[word];

/** Normalizes white space, as a reader does. */
export const readAs = (text: string | null): string => (text ?? "").replace(/\s+/gu, " ").trim();

/**
 * Returns a pattern of these words with any white space between them. Playwright writes the
 * expression into a selector, which quotes and `>` would end.
 */
const patternOf = (text: string): string =>
  readAs(text)
    .replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&")
    .replace(/["'`>]/gu, (c) => `\\x${c.charCodeAt(0).toString(16)}`)
    .replaceAll(" ", "\\s+");

/** Matches a text that consists of these words and at most one of `marks`. */
export const says = (text: string, marks: readonly string[] = []): RegExp =>
  new RegExp(`^\\s*${patternOf(text)}\\s*(?:${marks.map(patternOf).join("|")})?\\s*$`, "u");

export const begins = (text: string): RegExp => new RegExp(`^\\s*${patternOf(text)}`, "u");

export function fieldsByLabel(
  { parameters }: Form,
  messages: MessageOverrides,
): readonly FieldByLabel[] {
  const marks = [wordIn(messages, "markOptional"), wordIn(messages, "markRequired"), "*"];
  const mark = new RegExp(`\\s*(?:${marks.map(patternOf).join("|")})$`, "u");
  const unmarked = ({ label }: Parameter): string => readAs(label).replace(mark, "");
  return parameters.map((parameter, at) => {
    const alike = (one: Parameter): boolean => unmarked(one) === unmarked(parameter);
    return {
      parameter,
      label: says(parameter.label, marks),
      change: says(`${wordIn(messages, "change")} ${parameter.label}`),
      place: parameters.slice(0, at).filter(alike).length,
      alike: parameters.filter(alike).length,
      idEnd: `-${at}`,
    };
  });
}

/** Error for a parameter that cannot be filled in. It contains its name, never its answer. */
export class FillError extends Error {
  override readonly name = "FillError";
}

export const failed = ({ name }: Parameter, why: string): FillError =>
  new FillError(`The parameter ${JSON.stringify(name)} cannot be filled in: ${why}.`);
