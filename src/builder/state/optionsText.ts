import type { ParameterOption } from "../../core/definition/form.ts";
import { sameData } from "../../document/diff/sameData.ts";

/** Option of a select without options, because a document requires one. */
const emptyOption: ParameterOption = { value: "", label: "" };

/** A code such as `MD`, `10` or `head_of_household`. `Small - women` has none. */
const code = /^(?:[A-Z\d]{1,8}|[a-z\d]+(?:[_.-][a-z\d]+)*)$/;

/**
 * Parses `MD - Maryland`: a code, and a dash or `=` between spaces, or any value and a tab. Another
 * line is both the value and the label.
 */
function parseLine(text: string, hasCodes: boolean): ParameterOption {
  const dash = hasCodes ? /\s[-–—=]\s/.exec(text) : null;
  const [separator = ""] = /\t/.exec(text) ?? dash ?? [];
  const at = text.indexOf(separator);
  const value = text.slice(0, at).trim();
  return separator === "" || (separator !== "\t" && !code.test(value))
    ? { value: text, label: text }
    : { value, label: text.slice(at + separator.length).trim() };
}

/** Parses lines without codes if two of them begin with the same one, so that none is lost. */
function parseLines(lines: readonly string[]): readonly ParameterOption[] {
  const coded = lines.map((line) => parseLine(line, true));
  const isUnique = new Set(coded.map(({ value }) => value)).size === lines.length;
  return isUnique ? coded : lines.map((line) => parseLine(line, false));
}

/**
 * Parses the options of a select from one text with a line per option.
 *
 * - Blank and repeated lines are skipped.
 * - Options keep the description and `disabled` of the previous option with the same value.
 * - A text without an option results in one empty option, because a document requires one.
 */
export function parseOptions(
  text: string,
  before: readonly ParameterOption[],
): readonly ParameterOption[] {
  const previous = new Map(before.map((option) => [option.value, option]));
  const options = new Map<string, ParameterOption>();
  const lines = new Set(text.split(/\r\n|\r|\n/).map((line) => line.trim()));
  for (const option of parseLines([...lines])) {
    if (option.value === "" || options.has(option.value)) continue;
    options.set(option.value, { ...previous.get(option.value), ...option });
  }
  return options.size > 0 ? [...options.values()] : [emptyOption];
}

/** Returns the line of an option, or `""` if no line represents it. */
function formatLine(option: ParameterOption): string {
  const { value, label } = option;
  const lines = [...(value === label ? [label] : []), `${value} - ${label}`, `${value}\t${label}`];
  return lines.find((line) => sameData(parseOptions(line, [option]), [option])) ?? "";
}

/**
 * Formats the options of a select as one text with a line per option: the label if it equals the
 * value, or else `value - label`. `parseOptions` returns the same options from the text.
 *
 * @returns `null` if a text cannot represent the options, such as values with line breaks.
 */
export function formatOptions(options: readonly ParameterOption[]): string | null {
  const text = options.map(formatLine).join("\n");
  return options.length === 0 || sameData(parseOptions(text, options), options) ? text : null;
}
