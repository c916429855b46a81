import type { Parameter, ParameterType } from "../../core/definition/form.ts";
import type { Codec, CodecContext } from "../../core/values/codec.ts";
import { omitUndefined } from "../../core/record.ts";
import { hintsFor } from "../../core/rules/recommendedHints.ts";
import { sentenceLocale } from "../../core/messages/inflection.ts";
import { codecFor } from "../../core/values/index.ts";
import type { FieldWidth, InputHints, Rule } from "../../core/rules/rule.ts";
import type { Words } from "../parts/contract.ts";
import { fieldRule } from "../../core/model/field.ts";
import { fieldSettings, type OwnSettings } from "./fieldSettings.ts";
import { isSensitive } from "../../core/model/isSensitive.ts";
import type { ResolvedField, ResolvedSettings, FieldSettings } from "./settings.ts";
import { snakeCase } from "../../core/values/snakeCase.ts";

/** What is said of an issue: at its field and, with the label ahead, where that is out of sight. */
export interface IssueWords {
  readonly atField: Words;
  readonly labelled: Words;
}

/** What holds for a parameter, whatever stands in its field. */
export interface FieldTerms {
  /** The parameter as it is drawn. */
  readonly drawn: Parameter;
  readonly own: OwnSettings;
  readonly rule: Rule | null;
  readonly codec: Codec;
  readonly context: CodecContext;
  /** Whether its answer is kept from other people's eyes. */
  readonly sensitive: boolean;
  /** The hints of its input, without the name of its Enter key. */
  readonly hints: InputHints;
  /** How wide its control is. */
  readonly width: FieldWidth | undefined;
  /** How many lines its text begins with; `null` for a text of one line. */
  readonly rows: number | null;
  /** What was made of it by now. */
  readonly made: {
    /** What was told of it last: a submission tells the same in several places. */
    told?: { readonly reason: string; readonly words: IssueWords };
  };
}

const known = new WeakMap<ResolvedSettings, WeakMap<Parameter, FieldTerms>>();

/** The terms of a parameter, which are made once. */
export function fieldTerms(parameter: Parameter, settings: ResolvedSettings): FieldTerms {
  const ofForm = known.get(settings) ?? new WeakMap<Parameter, FieldTerms>();
  known.set(settings, ofForm);
  const found = ofForm.get(parameter);
  if (found) return found;
  const own = fieldSettings(parameter, settings);
  const rule = fieldRule(parameter, settings);
  const { locale, currency } = settings;
  const sensitive = isSensitive(parameter, settings);
  const hints = fieldHints(parameter, own, rule, settings);
  const rows = textRows(parameter, own, rule, sensitive);
  const { description } = own;
  const drawn = description === undefined ? parameter : { ...parameter, description };
  const terms: FieldTerms = {
    drawn,
    own,
    rule,
    codec: codecFor(parameter, rule),
    context: {
      parameter,
      locale,
      language: sentenceLocale(settings),
      currency,
      allowNegative: own.allowNegative,
    },
    sensitive,
    hints,
    width: hints.width ?? (rows === null ? widthOf(parameter, sensitive) : undefined),
    rows,
    made: {},
  };
  ofForm.set(parameter, terms).set(drawn, terms);
  return terms;
}

/** The room of a number. What is counted is short. */
const ofType: Partial<Record<ParameterType, FieldWidth>> = {
  currency: "12rem",
  number: "6rem",
  percent: "8rem",
};

/** The room of a text whose name ends so. */
const ofName: readonly (readonly [ending: RegExp, width: FieldWidth])[] = [
  // A whole line of an address.
  [/(^|_)(city|town)_/, "full"],
  [/(^|_)(zip|zip_code|zipcode|postal_code)$/, "8rem"],
  [/(^|_)(date|dob|birthday)$|^date_of_/, "10rem"],
  // Nine digits stand beside the button that shows them.
  [
    /(^|_)(ssn|itin|f?ein|state|telephone|mobile|phone|(social_security|employer_identification|routing|mobile|phone)_number)$/,
    "14rem",
  ],
  [/(^|_)account_number$/, "20rem"],
];

/** How wide a parameter's control is, by its type and name; `undefined` for as wide as the form. */
export function widthOf({ type, name }: Parameter, sensitive: boolean): FieldWidth | undefined {
  if (type === "boolean") return undefined;
  const width = ofType[type];
  if (width && !sensitive) return width;
  const words = snakeCase(name);
  return ofName.find(([ending]) => ending.test(words))?.[1] ?? (width && "20rem");
}

/** How many lines a text of several begins with; `null` where there can be but one. */
function textRows(
  { type }: Parameter,
  { multiline = false }: FieldSettings,
  rule: Rule | null,
  sensitive: boolean,
): number | null {
  const isOneLine = type !== "string" || sensitive || rule?.numeric;
  if (multiline === false || isOneLine) return null;
  return multiline === true ? 3 : multiline;
}

/** Returns the hints of an input: those of its settings, else of its rule, else of its name. */
function fieldHints(
  { name, type }: Parameter,
  settings: ResolvedField,
  rule: Rule | null,
  { hints: table, purpose }: ResolvedSettings,
): InputHints {
  const aboutPerson = type === "string" || type === "select";
  const { autoComplete, inputMode, autoCapitalize, spellCheck, width } = settings;
  return {
    ...(table && aboutPerson && hintsFor(name, { table })),
    ...rule?.input,
    ...(purpose === "other" && aboutPerson && { autoComplete: "off" }),
    ...omitUndefined({ autoComplete, inputMode, autoCapitalize, spellCheck, width }),
  };
}
