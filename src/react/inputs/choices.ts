import type { ParameterOption } from "../../core/definition/form.ts";
import { formMessage } from "../../core/messages/formText.ts";
import { type FieldValue, isUnread } from "../../core/values/fieldValue.ts";
import { markupOf, stripHtml } from "../markup/markup.ts";
import type { ParameterFieldState, PartProps } from "../settings/settings.ts";
import { controlProps } from "./controlProps.ts";

/** Whether any option has a description, which is shown when the option is chosen. */
export const hasDescriptions = (options: readonly ParameterOption[]): boolean =>
  options.some(({ description }) => description);

/** Returns the `controlProps` of a control that shows only the chosen option. */
export const choiceProps = (
  field: ParameterFieldState,
  options: readonly ParameterOption[],
): ReturnType<typeof controlProps> =>
  controlProps(field, hasDescriptions(options) ? field.ids.unit : undefined);

interface ChoiceTexts extends Pick<PartProps["Radio"], "label" | "description"> {
  /** Excludes the description from the accessible name of the option. */
  readonly named?: { readonly "aria-labelledby": string; readonly "aria-describedby": string };
}

/** Returns label and description of an option. `id` must be unique on the page. */
export function choiceTexts(
  field: ParameterFieldState,
  { label, description }: ParameterOption,
  id: string,
): ChoiceTexts {
  const lang = choiceLang(field);
  if (!description) return { label: { children: label, lang } };
  const ids = [`${id}-label`, `${id}-hint`] as const;
  return {
    label: { id: ids[0], children: label, lang },
    description: { id: ids[1], children: stripHtml(description, markupOf(field)), lang },
    named: { "aria-labelledby": ids[0], "aria-describedby": ids[1] },
  };
}

/** Returns the language of the options, if known. Yes and No have the language of the messages. */
export const choiceLang = ({
  parameter,
  settings,
  lang,
}: ParameterFieldState): string | undefined =>
  parameter.type === "boolean" ? formMessage(settings, "yes").lang : lang;

/**
 * Returns the options to render after the prompt. Adds one for a value without an option, such as a
 * default value. `all` has the options that are not offered.
 */
export function shownOptions(
  value: FieldValue,
  options: readonly ParameterOption[],
  all: readonly ParameterOption[] = options,
): readonly ParameterOption[] {
  if (value === null || options.some((option) => option.value === value)) return options;
  const label = isUnread(value) ? value.text : value;
  return [...options, all.find((option) => option.value === value) ?? { value: label, label }];
}

/** Returns the index of the value in the result of `shownOptions`, or -1. */
export const chosenPlace = (
  value: FieldValue,
  shown: readonly ParameterOption[],
  options: readonly ParameterOption[],
): number =>
  shown.length > options.length
    ? options.length
    : shown.findIndex((option) => option.value === value);
