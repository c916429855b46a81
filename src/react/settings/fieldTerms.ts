import type { Parameter } from "../../core/form.ts";
import type { Codec, CodecContext } from "../../core/parameters/codec.ts";
import { sentenceLocale } from "../../core/inflection.ts";
import { codecFor } from "../../core/parameters/index.ts";
import type { FieldWidth, InputHints, Rule } from "../../core/rules/rule.ts";
import type { Words } from "../components/contract.ts";
import { fieldHints } from "./fieldHints.ts";
import { fieldRule } from "../../core/model/field.ts";
import { fieldSettings, type OwnSettings } from "./fieldSettings.ts";
import { widthOf } from "./fieldWidth.ts";
import { isSensitive } from "./isSensitive.ts";
import type { ResolvedSettings } from "./settings.ts";
import { textRows } from "./textRows.ts";

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
  /** What its input offers, unless it is the last. */
  readonly hints: InputHints;
  /** How wide its control is. */
  readonly width: FieldWidth | undefined;
  /** How many lines its text begins with; `null` for a text of one line. */
  readonly rows: number | null;
  /** What was made of it by now. */
  readonly made: {
    /** What its input offers as the last. */
    lastHints?: InputHints;
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
  const hints = fieldHints(parameter, own, rule, settings, false);
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
