"use client";
import type { JSX, ReactNode } from "react";
import {
  type ParameterOption,
  type ParameterType,
  optionsOf,
} from "../../../core/definition/form.ts";
import { formMessage, formText } from "../../../core/messages/formText.ts";
import { sentenceLocale } from "../../../core/messages/inflection.ts";
import { isAgreement } from "../../../core/model/validateField.ts";
import { currencyAffix, currencyName } from "../../../core/values/affixes.ts";
import { choiceLang, hasDescriptions } from "../../inputs/choices.ts";
import type { TextInputOptions } from "../../inputs/textInputBinding.ts";
import { useLiveField } from "../../inputs/useLiveField.ts";
import { markupOf, stripHtml } from "../../markup/markup.ts";
import { Description } from "../../parts/FieldFrame.tsx";
import type { MessageProps } from "../../parts/contract.ts";
import { renderPart } from "../../parts/renderPart.ts";
import { choiceAs } from "../../settings/choiceSettings.ts";
import { resolveField } from "../../settings/resolveField.ts";
import type { ParameterFieldState, ResolvedSettings } from "../../settings/settings.ts";
import { useHydrating } from "../../support/useHydrating.ts";
import { Agreement } from "./Agreement.tsx";
import { ComboboxControl } from "./ComboboxControl.tsx";
import type { ChoiceProps } from "./NativeSelect.tsx";
import { RadioField } from "./RadioField.tsx";
import { ReadOnlyChoice } from "./ReadOnlyChoice.tsx";
import { SensitiveControl, type SensitiveOptions } from "./SensitiveControl.tsx";
import { StoredControl } from "./StoredControl.tsx";

export interface TextControl extends TextInputOptions {
  readonly kind: "text";
  /** Initial number of lines of a `<textarea>`; unset for an `<input>`. */
  readonly rows?: number | null | undefined;
  readonly unit?: string | MessageProps | undefined;
  /** A symbol beside the input, such as `$`. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly inputMode?: "text" | "numeric" | "decimal" | undefined;
  readonly children?: ReactNode;
}

interface SelectControl {
  readonly kind: "select";
  readonly options: readonly ParameterOption[];
}

/**
 * The control of a field as data. `useControl` renders `text` and `select` itself. Other controls
 * are components, inside the field's frame (`framed`) or with their own (`whole`).
 */
export type Control = (
  | TextControl
  | SelectControl
  | { readonly kind: "framed"; readonly content: JSX.Element }
  | { readonly kind: "whole"; readonly content: JSX.Element | null }
) & {
  readonly below?: ReactNode;
};

export const controlFor = (field: ParameterFieldState): Control =>
  controls[field.parameter.type](field);

export const controls: Readonly<Record<ParameterType, (field: ParameterFieldState) => Control>> = {
  boolean(field) {
    const { parameter, settings, readOnly } = field;
    if (isAgreement(parameter, settings) && !readOnly)
      return { kind: "whole", content: <Agreement field={field} /> };
    return choice(field, yesAndNo(settings));
  },
  currency(field) {
    const { parameter, settings, allowNegative } = field;
    const { locale, currency } = settings;
    const decimals = resolveField(parameter, settings).rule?.decimals?.most;
    const name = currencyName(sentenceLocale(settings), currency);
    return {
      kind: "text",
      unit: formMessage(settings, "currencyHint", { currency: name }),
      grouping: { locale, currency, decimals },
      inputMode: allowNegative ? "text" : decimals === 0 ? "numeric" : "decimal",
      ...currencyAffix(locale, currency),
    };
  },
  number: (field) =>
    typed(field, { grouping: { locale: field.settings.locale }, inputMode: "numeric" }),
  percent: ({ settings }) => ({
    kind: "text",
    unit: formMessage(settings, "percentHint"),
    grouping: { locale: settings.locale },
    inputMode: "decimal",
    after: "%",
  }),
  select(field) {
    const { parameter, readOnly } = field;
    const options = readOnly ? field.options : optionsOf(parameter);
    const control = choice(field, options);
    return control.kind !== "whole" && hasDescriptions(options)
      ? { ...control, below: <ChosenDescription field={field} options={options} /> }
      : control;
  },
  string(field) {
    const { parameter, settings } = field;
    const { rule, rows } = resolveField(parameter, settings);
    if (rows !== null) return { kind: "text", rows };
    return typed(field, rule?.numeric ? { grouping: { locale: settings.locale } } : {});
  },
};

/** Returns a text control, masked if sensitive or stored on the server. */
function typed(field: ParameterFieldState, options: SensitiveOptions): Control {
  const props = { field, ...options };
  if (field.stored !== null) return { kind: "framed", content: <StoredControl {...props} /> };
  if (field.sensitive) return { kind: "framed", content: <SensitiveControl {...props} /> };
  return { kind: "text", ...options };
}

function choice(field: ParameterFieldState, options: readonly ParameterOption[]): Control {
  const props = { field, options };
  if (field.readOnly) return { kind: "framed", content: <ReadOnlyChoice {...props} /> };
  const as = choiceAs(field, options.length);
  if (as === "radio") return { kind: "whole", content: <RadioField {...props} /> };
  if (as === "combobox") return { kind: "framed", content: <ComboboxControl {...props} /> };
  return { kind: "select", options };
}

const booleanOptions = new WeakMap<ResolvedSettings, readonly ParameterOption[]>();

/** Returns the options Yes and No, cached per form. */
function yesAndNo(settings: ResolvedSettings): readonly ParameterOption[] {
  const known = booleanOptions.get(settings) ?? [
    { value: "true", label: formText(settings, "yes") },
    { value: "false", label: formText(settings, "no") },
  ];
  booleanOptions.set(settings, known);
  return known;
}

/** Renders the description of the chosen option, which a closed list hides. */
function ChosenDescription({ options, ...props }: ChoiceProps): JSX.Element {
  const field = useLiveField(props.field);
  // Server markup contains no answers.
  const value = useHydrating() ? null : field.value;
  const chosen = (option: ParameterOption): boolean => option.value === value;
  const texts = options.find(chosen)?.description;
  return renderPart("Description", Description, field, {
    description: {
      id: field.ids.unit,
      lang: choiceLang(field),
      "aria-live": "polite",
      children: texts && stripHtml(texts, markupOf(field)),
    },
  });
}
