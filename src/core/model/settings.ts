import { recordOf } from "../record.ts";
import type { Form } from "../definition/form.ts";
import type { FormSection } from "../definition/sections.ts";
import type { Rule, RuleOptions } from "../rules/rule.ts";
import type { ValueIssue } from "../values/issue.ts";
import { type Answers, type Dynamic, isDynamic, resolveSetting } from "./dynamic.ts";

/** Values of the offered options. */
export interface Options extends ReadonlyArray<string> {
  /** Returns the issue of another answer. */
  readonly issue?: (visible: Form) => ValueIssue;
}

/**
 * Field settings that may depend on the answers to other questions, resolved for one set of
 * answers.
 */
export interface StaticField {
  /**
   * Rule of the field; `null` disables the default rule. With a function, also set `sensitive`,
   * because its rule may change.
   */
  readonly rule?: Rule | null | undefined;
  /** Text below the label. Overrides the description in the definition; `""` removes it. */
  readonly description?: string | undefined;
  /**
   * Minimum of a number as a submitted value: `"0.01"`. `"0"` also allows 0 for a whole number. In
   * this case, pass the rule `min("0")` to the service, which otherwise rejects 0.
   */
  readonly min?: string | undefined;
  /** Maximum of a number as a submitted value: `"1000"`. */
  readonly max?: string | undefined;
  /**
   * Maximum number of decimals of an amount or percentage: `4` for an hourly wage, `0` for whole
   * dollars. Pass the rule `decimals(4)` to the service, which otherwise rejects amounts with more
   * than two decimals.
   */
  readonly decimals?: number | undefined;
  /**
   * Values of the offered options of a select, as a subset of the definition; `undefined` offers
   * all of them. An answer that is no longer offered is kept and has the issue `optionUnavailable`.
   * Pass the same `fields` to the service, which otherwise accepts all options. Other values are
   * ignored.
   */
  readonly options?: Options | undefined;
}

type DynamicField = { readonly [Key in keyof StaticField]: Dynamic<StaticField[Key]> };

/** Field settings for validation and submission. */
export interface FieldRules extends DynamicField {
  /** Whether amounts may be negative. `true` requests a keyboard with a minus sign. */
  readonly allowNegative?: boolean | undefined;
  /** A required boolean with `"agreement"` must be true, unless it has a rule. */
  readonly as?: unknown;
  /** Whether the field is disabled: rendered, but neither validated nor submitted. */
  readonly disabled?: boolean | undefined;
  /**
   * Last four characters of a value that the server already has. The field is submitted only
   * after a change.
   */
  readonly stored?: string | undefined;
  /**
   * Whether the answer is hidden from other people and omitted from drafts.
   * @default decided by the rule, or by the name of a text or number
   */
  readonly sensitive?: boolean | undefined;
}

interface ValidatedField extends FieldRules {
  readonly as?: "agreement" | undefined;
}

/** Rules and field settings that a form and its server share. */
export interface FormRules extends RuleOptions {
  /** Field settings by parameter name, without components. */
  readonly fields?: Readonly<Record<string, ValidatedField>> | undefined;
}

/** Form settings for visibility and validation. */
export interface ModelSettings extends RuleOptions {
  /** Field settings by parameter name. */
  readonly fields?: Readonly<Record<string, FieldRules>> | undefined;
  /** Whether all fields are disabled: rendered, but neither validated nor submitted. */
  readonly disabled?: boolean | undefined;
  /** Sections, which determine the order of parameters. */
  readonly sections?: readonly FormSection[] | undefined;
}

/** Settings without functions of answers. */
export type Resolved<Settings extends ModelSettings> = Settings & {
  readonly fields?: Readonly<Record<string, FieldRules & StaticField>> | undefined;
  readonly rules?: Readonly<Record<string, Rule | null>> | undefined;
  readonly defaultRules?: Readonly<Record<string, Rule | null>> | false | undefined;
};

const none: Readonly<Record<string, never>> = {};

const isStaticField = ({ rule, description, min, max, decimals, options }: FieldRules): boolean =>
  ![rule, description, min, max, decimals, options].some(isDynamic);

export const isStatic = <Settings extends ModelSettings>(
  settings: Settings,
): settings is Resolved<Settings> =>
  Object.values(settings.fields ?? none).every(isStaticField) &&
  ![settings.rules, settings.defaultRules].some((rules) =>
    Object.values(rules || none).some(isDynamic),
  );

const mapValues = <T, U>(
  record: Readonly<Record<string, T>>,
  map: (value: T) => U,
): Readonly<Record<string, U>> =>
  recordOf(Object.entries(record).map(([name, value]) => [name, map(value)]));

/**
 * Resolves settings for the current answers. Returns the same object if no setting depends on them.
 */
export function resolveDynamic<Settings extends ModelSettings>(
  settings: Settings,
  answersNow: () => Answers,
): Resolved<Settings> {
  if (isStatic(settings)) return settings;
  const answers = answersNow();
  const { fields, rules, defaultRules } = settings;
  const resolveRule = (rule: Dynamic<Rule | null>): Rule | null => resolveSetting(rule, answers);
  return {
    ...settings,
    fields:
      fields &&
      mapValues(fields, (field) => ({
        ...field,
        rule: resolveSetting(field.rule, answers),
        description: resolveSetting(field.description, answers),
        min: resolveSetting(field.min, answers),
        max: resolveSetting(field.max, answers),
        decimals: resolveSetting(field.decimals, answers),
        options: resolveSetting(field.options, answers),
      })),
    rules: rules && mapValues(rules, resolveRule),
    defaultRules: defaultRules && mapValues(defaultRules, resolveRule),
  };
}
