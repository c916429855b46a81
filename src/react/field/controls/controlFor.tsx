"use client";
import type { JSX, ReactNode } from "react";
import type { ParameterOption, ParameterType } from "../../../core/definition/form.ts";
import { sentenceLocale } from "../../../core/messages/inflection.ts";
import { text, words } from "../../../core/messages/text.ts";
import { isAgreement } from "../../../core/model/field.ts";
import { currencyAffix, currencyName } from "../../../core/values/units.ts";
import { hasDescriptions } from "../../inputs/choiceProps.ts";
import type { TextInputOptions } from "../../inputs/textInput.ts";
import type { Words } from "../../parts/contract.ts";
import { choiceSettings } from "../../settings/fieldSettings.ts";
import { fieldTerms } from "../../settings/fieldTerms.ts";
import type { ParameterFieldState, ResolvedSettings } from "../../settings/settings.ts";
import { Agreement } from "./Agreement.tsx";
import { ChosenDescription } from "./ChosenDescription.tsx";
import { ChosenOption } from "./ChosenOption.tsx";
import { ComboboxControl } from "./ComboboxControl.tsx";
import { RadioField } from "./RadioField.tsx";
import { SensitiveControl, type SensitiveOptions } from "./SensitiveControl.tsx";
import { StoredControl } from "./StoredControl.tsx";

/** A text that is typed. */
export interface TextControl extends TextInputOptions {
  readonly kind: "text";
  /** How many lines a `<textarea>` begins with; an `<input>` unless given. */
  readonly rows?: number | null | undefined;
  /** The name of its unit for assistive technology. */
  readonly unit?: string | Words | undefined;
  /** Symbol beside the input, such as `$`. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly inputMode?: "text" | "numeric" | "decimal" | undefined;
  /** Renders beside the input, such as a button. */
  readonly children?: ReactNode;
}

/** One of a few options, in a native select. */
interface SelectControl {
  readonly kind: "select";
  readonly options: readonly ParameterOption[];
}

/**
 * The control of a field as data. `useControl` renders a `text` or a `select` itself; every other
 * control is a component, in the frame of the field or with a frame of its own (`whole`).
 */
export type Control = (
  | TextControl
  | SelectControl
  | { readonly kind: "framed"; readonly content: JSX.Element }
  | { readonly kind: "whole"; readonly content: JSX.Element | null }
) & {
  /** Renders below the control. */
  readonly below?: ReactNode;
};

/** Returns the control of a field, as its type and settings say. */
export const controlFor = (field: ParameterFieldState): Control =>
  controls[field.parameter.type](field);

/** The control of each parameter type. */
export const controls: Readonly<Record<ParameterType, (field: ParameterFieldState) => Control>> = {
  boolean(field) {
    const { parameter, settings, readOnly } = field;
    if (isAgreement(parameter, settings) && !readOnly)
      return { kind: "whole", content: <Agreement field={field} /> };
    return choice(field, yesAndNo(settings), choiceSettings(field).booleanAs === "radio");
  },
  currency(field) {
    const { parameter, settings, allowNegative } = field;
    const { locale, currency } = settings;
    const decimals = fieldTerms(parameter, settings).rule?.decimals?.most;
    const name = currencyName(sentenceLocale(settings), currency);
    return {
      kind: "text",
      unit: words(settings, "currencyHint", { currency: name }),
      grouping: { locale, currency, decimals },
      inputMode: allowNegative ? "text" : decimals === 0 ? "numeric" : "decimal",
      ...currencyAffix(locale, currency),
    };
  },
  number: (field) =>
    typed(field, { grouping: { locale: field.settings.locale }, inputMode: "numeric" }),
  percent: ({ settings }) => ({
    kind: "text",
    unit: words(settings, "percentHint"),
    grouping: { locale: settings.locale },
    inputMode: "decimal",
    after: "%",
  }),
  select(field) {
    const { parameter, readOnly } = field;
    const options = parameter.type === "select" ? parameter.options : noOptions;
    const { selectAs, radioLimit, searchable, searchLimit } = choiceSettings(field);
    const isRadio = selectAs === "radio" && options.length <= radioLimit;
    const isSearched = searchable && options.length > searchLimit && !isRadio && !readOnly;
    const control: Control = isSearched
      ? { kind: "framed", content: <ComboboxControl field={field} options={options} /> }
      : choice(field, options, isRadio);
    return control.kind !== "whole" && hasDescriptions(options)
      ? { ...control, below: <ChosenDescription field={field} options={options} /> }
      : control;
  },
  string(field) {
    const { parameter, settings } = field;
    const { rule, rows } = fieldTerms(parameter, settings);
    if (rows !== null) return { kind: "text", rows };
    return typed(field, rule?.numeric ? { grouping: { locale: settings.locale } } : {});
  },
};

const noOptions: readonly ParameterOption[] = [];

/** A text or a count that may be hidden from other people's eyes. */
function typed(field: ParameterFieldState, options: SensitiveOptions): Control {
  const props = { field, ...options };
  if (field.stored !== null) return { kind: "framed", content: <StoredControl {...props} /> };
  if (field.sensitive) return { kind: "framed", content: <SensitiveControl {...props} /> };
  return { kind: "text", ...options };
}

/** One of a few options, to choose or to read. */
function choice(
  field: ParameterFieldState,
  options: readonly ParameterOption[],
  isRadio: boolean,
): Control {
  if (field.readOnly)
    return { kind: "framed", content: <ChosenOption field={field} options={options} /> };
  return isRadio
    ? { kind: "whole", content: <RadioField field={field} options={options} /> }
    : { kind: "select", options };
}

const answers = new WeakMap<ResolvedSettings, readonly ParameterOption[]>();

/** The same options for every field of a form. */
function yesAndNo(settings: ResolvedSettings): readonly ParameterOption[] {
  const known = answers.get(settings) ?? [
    { value: "true", label: text(settings, "yes") },
    { value: "false", label: text(settings, "no") },
  ];
  answers.set(settings, known);
  return known;
}
