import { english, type Form, type MessageOverrides, type Parameter } from "../../core/index.ts";

/** A parameter's field, as a person finds it: by its label. */
export interface Field {
  readonly parameter: Parameter;
  /** What the label says, with or without a mark for required or optional. */
  readonly label: RegExp;
  /** What the button says that changes a stored answer. */
  readonly change: RegExp;
  /**
   * Its place among the fields of the form whose labels are the same but for a mark, and how many
   * those are.
   */
  readonly place: number;
  readonly alike: number;
  /**
   * How the id of its control ends, which tells it from those where a condition hides some of them.
   */
  readonly idEnd: string;
}

/** Words that stand on the page. */
export type Word = "yes" | "no" | "markOptional" | "markRequired" | "change" | "clearAnswer";

export const wordIn = (messages: MessageOverrides, word: Word): string =>
  messages[word] ?? english[word];

/** A text as it is read: whatever stands between two words is one space. */
export const readAs = (text: string | null): string => (text ?? "").replace(/\s+/gu, " ").trim();

/**
 * Matches these words, whatever stands between two of them. Playwright writes the expression into a
 * selector, where quotes and `>` end it.
 */
const patternOf = (text: string): string =>
  readAs(text)
    .replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&")
    .replace(/["'`>]/gu, (c) => `\\x${c.charCodeAt(0).toString(16)}`)
    .replaceAll(" ", "\\s+");

/** Matches a text that says this, and nothing more than one of `marks`. */
export const says = (text: string, marks: readonly string[] = []): RegExp =>
  new RegExp(`^\\s*${patternOf(text)}\\s*(?:${marks.map(patternOf).join("|")})?\\s*$`, "u");

/** Matches a text that begins with this. */
export const begins = (text: string): RegExp => new RegExp(`^\\s*${patternOf(text)}`, "u");

/** The fields of a form, in order. */
export function fieldsOf({ parameters }: Form, messages: MessageOverrides): readonly Field[] {
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

/** Why a parameter cannot be filled in: its name, never its answer. */
export class FillError extends Error {
  override readonly name = "FillError";
}

export const failed = ({ name }: Parameter, why: string): FillError =>
  new FillError(`The parameter ${JSON.stringify(name)} cannot be filled in: ${why}.`);
