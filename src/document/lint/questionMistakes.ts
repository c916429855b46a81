import type { Parameter } from "../../core/definition/form.ts";
import { ownValue } from "../../core/record.ts";
import { usStates } from "../../core/rules/usStates.ts";
import { snakeCase } from "../../core/values/snakeCase.ts";
import { quoted } from "../words.ts";
import type { FormCheck, Seen } from "./finding.ts";
import { type FormInDocument, optionPath, parametersIn } from "../read/formInDocument.ts";

/** Words that say the contrary of each other, or ask for what is next to it on paper. */
const contraries: readonly (readonly [string, string])[] = [
  ["first", "last"],
  ["start", "end"],
  ["birth", "hire"],
  ["employee", "employer"],
  ["checking", "savings"],
  ["routing", "account"],
  ["home", "mailing"],
  ["email", "phone"],
  ["city", "zip"],
  ["minimum", "maximum"],
];

const wordsOf = (text: string): readonly string[] => snakeCase(text.trim()).split("_");

const lettersOf = (name: string): string => wordsOf(name).join("");

/** Whether a name and its label ask for the contrary of each other. */
function contradicts(name: string, label: string): boolean {
  const [said, shown] = [wordsOf(name), wordsOf(label)];
  const isOnly = (words: readonly string[], one: string, other: string): boolean =>
    words.includes(one) && !words.includes(other);
  return contraries.some(
    ([a, b]) =>
      (isOnly(said, a, b) && isOnly(shown, b, a)) || (isOnly(said, b, a) && isOnly(shown, a, b)),
  );
}

const isYes = /^(?:yes|y|true|sí|si)$/i;
const isNo = /^(?:no|n|false)$/i;

/** Whether an option submits the contrary of what an employee chooses. */
const isSwapped = (value: string, label: string): boolean =>
  (isYes.test(value) && isNo.test(label)) ||
  (isNo.test(value) && isYes.test(label)) ||
  (ownValue(usStates, value) !== undefined &&
    ownValue(usStates, value) !== label &&
    Object.values(usStates).includes(label));

const optionsOf = (parameter: Parameter) => (parameter.type === "select" ? parameter.options : []);

const isSorted = (numbers: readonly number[]): boolean =>
  [1, -1].some((sign) => numbers.every((one, at) => sign * (one - (numbers[at - 1] ?? one)) >= 0));

/** Whether numbers to choose from are in no order. */
function isJumbled(parameter: Parameter): boolean {
  const labels = optionsOf(parameter).map(({ label }) => label.trim());
  return (
    labels.length > 2 &&
    labels.every((one) => /^\d{1,9}$/.test(one)) &&
    !isSorted(labels.map(Number))
  );
}

/** Whether nothing is said of when a question is asked. */
const isUnconditional = ({ said }: FormInDocument, { name, depends_on }: Parameter): boolean =>
  (depends_on ?? null) === null && ownValue(said?.conditions ?? {}, name) === undefined;

interface Around {
  readonly linted: FormInDocument;
  /** The first name of those that are told apart by their case and signs alone, by its letters. */
  readonly firsts: ReadonlyMap<string, string>;
}

/** Mistakes in a question. */
const slips: readonly (readonly [
  rule: Seen["rule"],
  key: string,
  slip: (parameter: Parameter, around: Around) => boolean,
  says: string,
])[] = [
  [
    "name-strange",
    "name",
    ({ name }) => /^\s|\s$|\p{Cc}|[\u200b\u2060\ufeff]/u.test(name),
    "has a name with space around it, or a sign in it that cannot be seen",
  ],
  [
    "name-strange",
    "name",
    ({ name }, { firsts }) => firsts.get(lettersOf(name)) !== name,
    "has the name of another question, written otherwise",
  ],
  [
    "label-contradicts",
    "label",
    ({ name, label }) => contradicts(name, label),
    "asks for the contrary of what its name says",
  ],
  [
    "text-repeated",
    "description",
    ({ label, description }) => description?.trim().toLowerCase() === label.trim().toLowerCase(),
    "has a description that is its label once more",
  ],
  [
    "type-unlikely",
    "type",
    (parameter) => {
      const options = optionsOf(parameter).map(({ label }) => label.trim());
      const [first = "", second = ""] = options;
      return options.length === 2 && isYes.test(first) && isNo.test(second);
    },
    "is a select of Yes and No, which the type boolean says in each language",
  ],
  [
    "type-unlikely",
    "type",
    ({ type, name }) =>
      ["number", "currency", "percent"].includes(type) &&
      /(?:^|_)(?:zip|zip_code|zipcode|postal_code|phone|phone_number|fax|signature|email|date)$/.test(
        snakeCase(name),
      ),
    "is a number, which loses the zeros that it begins with and takes no signs",
  ],
  [
    "type-unlikely",
    "type",
    ({ type, label }) =>
      type === "boolean" &&
      /^(?:how|what|when|where|which|who|whose|why|enter|list|describe|explain)\b/i.test(label),
    "cannot be answered with Yes or No",
  ],
  [
    "type-unlikely",
    "type",
    ({ type, label }) => type === "string" && /^how (?:many|much)\b/i.test(label),
    "asks for a number and takes any text",
  ],
  [
    "type-unlikely",
    "type",
    ({ type, label }) => type === "percent" && /\$|\bdollars?\b/i.test(label),
    "asks for an amount and takes a percentage",
  ],
  [
    "type-unlikely",
    "type",
    ({ type, label }) =>
      ["currency", "number"].includes(type) && /\bpercent(?:age)?\b|%/i.test(label),
    "asks for a percentage and takes none",
  ],
  [
    "required-if",
    "required",
    (parameter, { linted }) =>
      parameter.required &&
      /^if (?:yes|no|so|not|any|applicable|different)\b/i.test(parameter.label) &&
      isUnconditional(linted, parameter),
    "is for some employees, and all must answer it",
  ],
  ["option-order", "options", isJumbled, "offers numbers in no order"],
];

/** Facts of a form that are never shown. */
const formSlips: readonly (readonly [
  key: "link" | "revision_date",
  right: RegExp,
  says: string,
])[] = [
  ["link", /^https:\/\/[^\s/@]+(?:\/\S*)?$/i, "is no address with https, so that it is no link"],
  [
    "revision_date",
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
    "is no day as 2026-01-31 is",
  ],
];

const factSlips: FormCheck = ({ form, path }) =>
  formSlips.flatMap(([key, right, says]): readonly Seen[] => {
    const said = form[key];
    if (said === undefined || right.test(said)) return [];
    return [{ rule: "fact-unshown", path: `${path}.${key}`, what: `${quoted(said)} ${says}` }];
  });

/** Finds questions, options and facts that say what no employee can mean. */
export const questionMistakes: FormCheck = (linted) => {
  const names = linted.form.parameters.map(({ name }) => name).toReversed();
  const around = { linted, firsts: new Map(names.map((name) => [lettersOf(name), name])) };
  const found = parametersIn(linted).flatMap(([parameter, path]) => {
    const { name, label } = parameter;
    const what = `The question ${quoted(label)}`;
    return [
      ...slips
        .filter(([, , slip]) => slip(parameter, around))
        .map(([rule, key, , says]) => ({
          rule,
          path: `${path}.${key}`,
          name,
          what: `${what} ${says}`,
        })),
      ...optionsOf(parameter)
        .filter((option) => isSwapped(option.value, option.label))
        .map(({ value, label: chosen }) => ({
          rule: "label-contradicts" as const,
          path: `${optionPath(linted, name, value)}.label`,
          name,
          what: `The option ${quoted(chosen)} submits ${quoted(value)}`,
        })),
    ];
  });
  return [...factSlips(linted), ...found];
};
