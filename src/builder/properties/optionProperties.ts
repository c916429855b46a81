import { type Parameter, optionsOf } from "../../core/definition/form.ts";
import type { Condition } from "../../core/model/evaluateCondition.ts";
import type {
  DocumentOptionGroup,
  DocumentOptions,
} from "../../document/schema/collectionTypes.ts";
import { textIn } from "../../document/schema/texts.ts";
import type { ChoiceOption } from "../controls.tsx";
import { type Question, withSetting, withText } from "../state/place.ts";
import { type Codec, inside, keyed, type Property, toOptions } from "./property.ts";

/** A key and its values, such as an answer and the options that it offers. */
type ValueLine = readonly [key: string, values: readonly string[]];

const partsOf = (text: string, separator: string): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/**
 * Parses lines such as `MD: 24027, 24031`. The last colon ends the key. Lines without a key or a
 * colon are skipped.
 */
export const parseValueLines = (text: string): readonly ValueLine[] =>
  partsOf(text.replace(/\r\n?/g, "\n"), "\n").flatMap((line): readonly ValueLine[] => {
    const at = line.lastIndexOf(":");
    const key = line.slice(0, at).trim();
    return at < 0 || key === "" ? [] : [[key, partsOf(line.slice(at + 1), ",")]];
  });

/** Formats lines for `parseValueLines`, or returns `null` if a text cannot represent them. */
export function formatValueLines(lines: readonly ValueLine[]): string | null {
  const text = lines.map(([key, values]) => `${key}: ${values.join(", ")}`.trimEnd()).join("\n");
  return JSON.stringify(parseValueLines(text)) === JSON.stringify(lines) ? text : null;
}

const isSelect: Condition = { name: "type", equals: "select" };
const lines = { spellCheck: false, autoCapitalize: "none", multiline: 4 } as const;

const yesAndNo = toOptions({ true: "Yes", false: "No" });

/** Returns the answers that a person can choose; empty for other questions. */
const answersOf = (parameter: Parameter | undefined): readonly ChoiceOption[] =>
  parameter?.type === "boolean" ? yesAndNo : parameter ? optionsOf(parameter) : [];

/** Whether the answers to a question can decide which options another one offers. */
export const isChosen = (parameter: Parameter): boolean => answersOf(parameter).length > 0;

/** Returns the label of a value in a line, or the value if the label is ambiguous there. */
function labelOf(options: readonly ChoiceOption[], value: string): string {
  const label = options.find((option) => option.value === value)?.label.trim() ?? "";
  return !/^$|[,:\n]/.test(label) && valueOf(options, label) === value ? label : value;
}

/** Returns the value of a value or label in a line. Keeps other texts, which lint reports. */
function valueOf(options: readonly ChoiceOption[], text: string): string {
  const isText = (one: string): boolean => one.trim().toLowerCase() === text.toLowerCase();
  const found =
    options.find(({ value }) => value === text) ?? options.find(({ label }) => isText(label));
  return found?.value ?? text;
}

const mapLine = (
  [key, values]: ValueLine,
  map: (options: readonly ChoiceOption[], text: string) => string,
  keys: readonly ChoiceOption[],
  options: readonly ChoiceOption[],
): ValueLine => [map(keys, key), values.map((value) => map(options, value))];

/** Properties of the offered options and the groups of a select, by the other questions. */
export const optionProperties = (others: readonly Parameter[]): readonly Property<Question>[] => {
  const answersTo = (name: string): readonly ChoiceOption[] =>
    answersOf(others.find((one) => one.name === name));
  const by: Codec<DocumentOptions> = {
    field: {
      type: "select",
      options: others.map(({ name, label }) => ({ value: name, label: label || name })),
    },
    format: (optionsFor) => optionsFor.by,
    parse: (name, before) =>
      name === null ? undefined : { by: name, values: before?.values ?? {} },
  };
  const depending: readonly Property<Question>[] = [
    ...inside<Question, "field">("field", [
      keyed("optionsFor", by, "Options depend on", {
        name: "options_by",
        description: "The question whose answer decides which options are offered",
        when: isSelect,
      }),
    ]),
    {
      parameter: {
        name: "options_for",
        label: "Offered options",
        required: false,
        type: "string",
        description: "One line for each answer: Maryland: Baltimore, Howard",
      },
      settings: lines,
      when: { all: [isSelect, { name: "options_by", answered: true }] },
      onLeave: true,
      read({ parameter, field: { optionsFor } }) {
        const { by = "", values = {} } = optionsFor ?? {};
        const [answers, options] = [answersTo(by), answersOf(parameter)];
        return (
          formatValueLines(
            Object.entries(values).map((line) => mapLine(line, labelOf, answers, options)),
          ) || null
        );
      },
      write(question, text) {
        const { parameter, field } = question;
        if (!field.optionsFor) return question;
        const [answers, options] = [answersTo(field.optionsFor.by), answersOf(parameter)];
        const rows = new Map<string, readonly string[]>();
        for (const line of parseValueLines(text ?? "")) {
          const [answer, offered] = mapLine(line, valueOf, answers, options);
          rows.set(answer, [...new Set([...(rows.get(answer) ?? []), ...offered])]);
        }
        const values = Object.fromEntries(rows);
        return { ...question, field: { ...field, optionsFor: { ...field.optionsFor, values } } };
      },
    },
  ];
  // A select needs an option.
  return [
    ...(others.length > 0 ? depending : []),
    {
      parameter: {
        name: "groups",
        label: "Groups of options",
        required: false,
        type: "string",
        description: "One line for each heading: Medical: PPO, HMO",
      },
      settings: lines,
      when: isSelect,
      onLeave: true,
      read({ parameter, field: { groups = [] } }, lang) {
        const options = answersOf(parameter);
        const rows = groups.map(({ title, values }): ValueLine => [textIn(title, lang), values]);
        return formatValueLines(rows.map((row) => mapLine(row, labelOf, [], options))) || null;
      },
      write(question, text, lang) {
        const { parameter, field } = question;
        const { groups = [] } = field;
        const options = answersOf(parameter);
        const rows = parseValueLines(text ?? "").map((line) => mapLine(line, valueOf, [], options));
        const isTyped = (group: DocumentOptionGroup): boolean =>
          rows.some(([title]) => title === textIn(group.title, lang));
        const next = rows.map(([title, values], at) => {
          const same = groups.find((group) => textIn(group.title, lang) === title);
          const renamed = groups[at] && !isTyped(groups[at]) ? groups[at] : undefined;
          // Keeps the translations of the title.
          const known = same ?? renamed;
          return { title: withText(known?.title, lang, title) ?? title, values };
        });
        return {
          ...question,
          field: withSetting(field, "groups", next.length > 0 ? next : undefined),
        };
      },
    },
  ];
};
