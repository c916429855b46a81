import type { Parameter } from "../../core/definition/form.ts";
import type { Codec, CodecContext } from "../../core/values/codec.ts";
import { omitUndefined } from "../../core/record.ts";
import { hintsFor } from "../../core/rules/recommendedHints.ts";
import { sentenceLocale } from "../../core/messages/inflection.ts";
import { codecFor } from "../../core/values/codecFor.ts";
import type { FieldWidth, InputHints, Rule } from "../../core/rules/rule.ts";
import type { MessageProps } from "../parts/contract.ts";
import { fieldRule } from "../../core/model/validateField.ts";
import { widthOf } from "./fieldWidth.ts";
import { resolveFieldSettings, type OwnSettings } from "./resolveFieldSettings.ts";
import { isSensitive } from "../../core/model/isSensitive.ts";
import type { ResolvedField, ResolvedSettings, FieldSettings } from "./settings.ts";

/** Messages of an issue: at its field, and prefixed with the label. */
export interface IssueMessages {
  readonly atField: MessageProps;
  readonly labelled: MessageProps;
}

/** Resolved configuration of a field, independent of its value. */
export interface FieldConfig {
  /** The parameter with the `description` and `options` of its settings. */
  readonly parameter: Parameter;
  readonly own: OwnSettings;
  readonly rule: Rule | null;
  readonly codec: Codec;
  readonly context: CodecContext;
  readonly sensitive: boolean;
  /** Input hints, without `enterKeyHint`. */
  readonly hints: InputHints;
  readonly width: FieldWidth | undefined;
  /** Initial number of lines; `null` for a single-line input. */
  readonly rows: number | null;
}

const known = new WeakMap<ResolvedSettings, WeakMap<Parameter, FieldConfig>>();

export function resolveField(parameter: Parameter, settings: ResolvedSettings): FieldConfig {
  const ofForm = known.get(settings) ?? new WeakMap<Parameter, FieldConfig>();
  known.set(settings, ofForm);
  const found = ofForm.get(parameter);
  if (found) return found;
  const own = resolveFieldSettings(parameter, settings);
  const rule = fieldRule(parameter, settings);
  const { locale, currency } = settings;
  const sensitive = isSensitive(parameter, settings);
  const hints = fieldHints(parameter, own, rule, settings);
  const rows = textRows(parameter, own, rule, sensitive);
  const { description } = own;
  const shown = offeredOptions(
    description === undefined ? parameter : { ...parameter, description },
    own,
  );
  const config: FieldConfig = {
    parameter: shown,
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
  };
  ofForm.set(parameter, config).set(shown, config);
  return config;
}

/** Returns a select with the offered options, sorted by group. Options in no group come first. */
function offeredOptions(
  parameter: Parameter,
  { options: offered, groups }: OwnSettings,
): Parameter {
  if (parameter.type !== "select" || !(offered || groups)) return parameter;
  const titles = new Map(
    groups?.flatMap(({ title, values }) => values.map((value) => [value, title] as const)),
  );
  return {
    ...parameter,
    options: [...new Set([undefined, ...titles.values()])].flatMap((group) =>
      parameter.options
        .filter(({ value }) => titles.get(value) === group && offered?.includes(value) !== false)
        .map((option) => ({ ...option, group })),
    ),
  };
}

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

/** Merges input hints: settings override the rule, which overrides hints by name. */
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
