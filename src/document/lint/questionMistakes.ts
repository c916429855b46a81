import { optionsOf, type Parameter } from "../../core/definition/form.ts";
import { getOwn } from "../../core/record.ts";
import { usStates } from "../../core/rules/usStates.ts";
import { isWireDate } from "../../core/values/formatDate.ts";
import { snakeCase } from "../../core/values/snakeCase.ts";
import { quoted } from "../wording.ts";
import { optionPath, type Question } from "../read/questions.ts";
import { eachQuestion, type FindingBase, type FindingRule, type FormCheck } from "./finding.ts";

/**
 * Pairs of contrary words. A name with one word of a pair contradicts a label with the other word.
 */
const contraries: readonly (readonly [string, string])[] = [
  ["first", "last"],
  ["start", "end"],
  ["birth", "hire"],
  ["checking", "savings"],
  ["home", "mailing"],
  ["email", "phone"],
  ["city", "zip"],
  ["minimum", "maximum"],
];

const wordsOf = (text: string): readonly string[] => snakeCase(text.trim()).split("_");

/**
 * Returns a name in lower case, without separators except between digits: `line_1_1` and `line_11`
 * differ.
 */
const lettersOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s._-]+/g, "_")
    .replace(/(?<!\d)_|_(?!\d)/g, "");

/** Whether a name and its label have contrary words. */
function contradicts(name: string, label: string): boolean {
  const [named, labelled] = [wordsOf(name), wordsOf(label)];
  const isOnly = (words: readonly string[], one: string, other: string): boolean =>
    words.includes(one) && !words.includes(other);
  return contraries.some(
    ([a, b]) =>
      (isOnly(named, a, b) && isOnly(labelled, b, a)) ||
      (isOnly(named, b, a) && isOnly(labelled, a, b)),
  );
}

const isYes = /^(?:yes|y|true|sí|si)$/i;
const isNo = /^(?:no|n|false)$/i;

/** Whether an option submits the contrary of its label. */
const isSwapped = (value: string, label: string): boolean =>
  (isYes.test(value) && isNo.test(label)) ||
  (isNo.test(value) && isYes.test(label)) ||
  (getOwn(usStates, value) !== undefined &&
    getOwn(usStates, value) !== label &&
    Object.values(usStates).includes(label));

const isSorted = (numbers: readonly number[]): boolean =>
  [1, -1].some((sign) => numbers.every((one, at) => sign * (one - (numbers[at - 1] ?? one)) >= 0));

/** Whether numeric options are unsorted. */
function isJumbled(parameter: Parameter): boolean {
  const labels = optionsOf(parameter).map(({ label }) => label.trim());
  return (
    labels.length > 2 &&
    labels.every((one) => /^\d{1,9}$/.test(one)) &&
    !isSorted(labels.map(Number))
  );
}

const isUnconditional = ({ parameter: { name, depends_on }, form }: Question): boolean =>
  (depends_on ?? null) === null && getOwn(form.settings?.conditions ?? {}, name) === undefined;

/**
 * Patterns of parameter names that contradict numeric types. `wages_to_date` is an amount, and
 * `cell_phone` may be the amount of an allowance.
 */
const notNumbers: readonly (readonly [types: readonly Parameter["type"][], names: RegExp])[] = [
  [
    ["number", "currency", "percent"],
    /(?:^|_)(?:zip|zip_code|zipcode|postal_code|signature|email)$/,
  ],
  [["number", "currency", "percent"], /(?<!(?:^|_)(?:as_of|by|from|per|since|to))(?:^|_)date$/],
  [["number", "percent"], /(?:^|_)(?:phone|phone_number|fax)$/],
];

/** Lint rules of a question. */
const mistakes: readonly (readonly [
  rule: FindingRule,
  key: string,
  test: (parameter: Parameter, question: Question) => boolean,
  problem: string,
])[] = [
  [
    "name-strange",
    "name",
    ({ name }) => /^\s|\s$|\p{Cc}|[\u200b\u2060\ufeff]/u.test(name),
    "has a name with space around it or an invisible character",
  ],
  [
    "label-contradicts",
    "label",
    ({ name, label }) => contradicts(name, label),
    "contradicts its name",
  ],
  [
    "text-repeated",
    "description",
    ({ label, description }) => description?.trim().toLowerCase() === label.trim().toLowerCase(),
    "has a description that repeats its label",
  ],
  [
    "type-unlikely",
    "type",
    (parameter) => {
      const [first, second, third] = optionsOf(parameter);
      // A boolean submits `true` and `false`. A service that accepts only `Y` and `N` needs a
      // select.
      return (
        !third &&
        first?.value === "true" &&
        second?.value === "false" &&
        isYes.test(first.label.trim()) &&
        isNo.test(second.label.trim())
      );
    },
    "is a select of Yes and No",
  ],
  [
    "type-unlikely",
    "type",
    ({ type, name }) =>
      notNumbers.some(([types, names]) => types.includes(type) && names.test(snakeCase(name))),
    "is a number, which loses leading zeros",
  ],
  [
    "type-unlikely",
    "type",
    ({ type, label }) =>
      type === "boolean" &&
      /^(?:how many\b[^,]*$|(?:how|what|when|where|which|who|whose|why)\b[^,]*\?$|(?:enter|list|describe|explain) (?:your|any|all|each)\b)/i.test(
        label.trim(),
      ),
    "cannot be answered with Yes or No",
  ],
  [
    "type-unlikely",
    "type",
    ({ type, label }, { rules }) =>
      type === "string" && /^how (?:many|much)\b[^,]*$/i.test(label) && rules.length === 0,
    "asks for a number and accepts any text",
  ],
  [
    "type-unlikely",
    "type",
    ({ type, label }) =>
      type === "percent" && !/percent|%/i.test(label) && /(?:\bdollars|\$)[)\s.:?]?$/i.test(label),
    "asks for an amount and accepts a percentage",
  ],
  [
    "type-unlikely",
    "type",
    ({ type, label }) =>
      ["currency", "number"].includes(type) &&
      /^percent(?:age)?\b(?!.*\bwhole\b)|(?<!\d\s?)%$/i.test(label.trim()),
    "asks for a percentage and has another type",
  ],
  [
    "required-if",
    "required",
    ({ required, label }, question) =>
      required &&
      /^if (?:yes|no|so|not|any|applicable|different)\b/i.test(label) &&
      isUnconditional(question),
    "applies to some employees, and all must answer it",
  ],
  ["option-order", "options", isJumbled, "offers numbers that are not sorted"],
];

const link = /^https:\/\/[^\s/@]+(?:\/.*)?$/i;

/** Form texts with a required format. */
const facts = [
  ["link", (text: string) => link.test(text), "is not an https address"],
  ["revision_date", isWireDate, "is not a date such as 2026-01-31"],
] as const;

/** Reports a link and a date in another format. */
export const factMistakes: FormCheck = ({ form, path }) =>
  facts.flatMap(([key, isRight, problem]): readonly FindingBase[] => {
    const fact = form[key];
    if (!fact || isRight(fact)) return [];
    return [{ rule: "fact-unshown", path: `${path}.${key}`, what: `${quoted(fact)} ${problem}` }];
  });

const calledQuestion = (label: string): string => `The question ${quoted(label)}`;

/** Reports names that differ from an earlier one only in case and separators. */
export const similarNames: FormCheck = (_, questions) => {
  const firsts = new Set<string>();
  return questions.flatMap(({ parameter: { name, label }, path }): readonly FindingBase[] => {
    const letters = lettersOf(name);
    if (!firsts.has(letters)) {
      firsts.add(letters);
      return [];
    }
    const what = `${calledQuestion(label)} has the name of another question, apart from case and separators`;
    return [{ rule: "name-strange", path: `${path}.name`, name, what }];
  });
};

/** Reports mistakes in questions and options. */
export const questionMistakes = eachQuestion((question) => {
  const { parameter, path } = question;
  return [
    ...mistakes
      .filter(([, , test]) => test(parameter, question))
      .map(([rule, key, , problem]) => {
        const what = `${calledQuestion(parameter.label)} ${problem}`;
        return [rule, `${path}.${key}`, what] as const;
      }),
    ...optionsOf(parameter)
      .filter(({ value, label }) => isSwapped(value, label))
      .map(({ value, label }) => {
        const what = `The option ${quoted(label)} submits ${quoted(value)}`;
        return ["label-contradicts", `${optionPath(question, value)}.label`, what] as const;
      }),
  ];
});
