import { recordOf } from "../record.ts";
import type { FormSection } from "../definition/sections.ts";
import type { Rule, RuleOptions } from "../rules/rule.ts";
import { type Answers, type Dynamic, isDynamic, resolveSetting } from "./dynamic.ts";

/** Settings of one field that may depend on the answers to other questions, for one set of answers. */
export interface StaticField {
  /**
   * A field-specific rule; `null` switches the default one off. Beside a function, say whether the
   * answer is `sensitive`.
   */
  readonly rule?: Rule | null | undefined;
  /** The text below the label, in place of the definition's; `""` for none. */
  readonly description?: string | undefined;
  /**
   * The least that is accepted of a number, written as values are: `"0.01"`. With `"0"` a whole
   * number may be 0: give the service `min("0")` as its rule, which refuses 0 without it.
   */
  readonly min?: string | undefined;
  /** The most that is accepted of a number, written as values are: `"1000"`. */
  readonly max?: string | undefined;
  /**
   * The most decimals of an amount or percentage, in place of its type's limit: an amount has two
   * at most. `4` for an hourly wage, `0` for whole dollars. Give the service `decimals(4)` as its
   * rule, which refuses more than two without it.
   */
  readonly decimals?: number | undefined;
}

type DynamicField = { readonly [Key in keyof StaticField]: Dynamic<StaticField[Key]> };

/** Settings of one field that decide which answers are right, and what is submitted. */
export interface FieldRules extends DynamicField {
  /** For amounts: `false` refuses those below zero, `true` offers a keyboard with a minus sign. */
  readonly allowNegative?: boolean | undefined;
  /** A boolean that is an `"agreement"` must be true where it is required, unless it has a rule. */
  readonly as?: unknown;
  /** Shown; neither validated nor submitted. */
  readonly disabled?: boolean | undefined;
  /**
   * The last four of a value that the server already has. It is submitted only when it is changed.
   */
  readonly stored?: string | undefined;
  /**
   * Whether the answer is kept from other people's eyes and out of drafts; by its rule, or by the
   * name of a text or number, unless given.
   */
  readonly sensitive?: boolean | undefined;
}

/** Settings of a form that decide which questions are visible and which answers are right. */
export interface ModelSettings extends RuleOptions {
  /** Settings by parameter name. */
  readonly fields?: Readonly<Record<string, FieldRules>> | undefined;
  /** Shown; neither validated nor submitted. */
  readonly disabled?: boolean | undefined;
  /** The order in which the questions are asked. */
  readonly sections?: readonly FormSection[] | undefined;
}

/** Settings that depend on no answer. */
export type Resolved<Settings extends ModelSettings> = Settings & {
  readonly fields?: Readonly<Record<string, FieldRules & StaticField>> | undefined;
  readonly rules?: Readonly<Record<string, Rule | null>> | undefined;
  readonly defaultRules?: Readonly<Record<string, Rule | null>> | false | undefined;
};

const none: Readonly<Record<string, never>> = {};

const isStaticField = ({ rule, description, min, max, decimals }: FieldRules): boolean =>
  ![rule, description, min, max, decimals].some(isDynamic);

/** Whether no setting depends on answers. */
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

/** Returns the settings for these answers: the same object where none depends on them. */
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
      })),
    rules: rules && mapValues(rules, resolveRule),
    defaultRules: defaultRules && mapValues(defaultRules, resolveRule),
  };
}
