import type { Parameter } from "../../core/definition/form.ts";
import { getOwn, omitUndefined } from "../../core/record.ts";

/** Options for booleans and selects, of a form or one parameter. */
export interface ChoiceSettings {
  /** Renders Yes and No as a select or radio buttons. @default "select" */
  readonly booleanAs?: "select" | "radio" | undefined;
  /** Renders up to `radioLimit` options as a select or radio buttons. @default "select" */
  readonly selectAs?: "select" | "radio" | undefined;
  /** Maximum number of options rendered as radio buttons. @default 6 */
  readonly radioLimit?: number | undefined;
  /** Whether a select with more than `searchLimit` options is searchable. @default true */
  readonly searchable?: boolean | undefined;
  /** Number of options above which a select is searchable. @default 15 */
  readonly searchLimit?: number | undefined;
}

/** Options of a select below a heading. */
export interface OptionGroup {
  readonly title: string;
  /** Values of the options, in the order of the definition. */
  readonly values: readonly string[];
}

/** `ChoiceSettings` with defaults applied. */
export type Choice = {
  readonly [Key in keyof ChoiceSettings]-?: Exclude<ChoiceSettings[Key], undefined>;
};

interface ChoiceField {
  readonly parameter: Parameter;
  readonly settings: Choice & { readonly fields: Readonly<Record<string, ChoiceSettings>> };
}

/** Returns how a boolean or a select with `count` options is rendered. */
export function choiceAs(
  { parameter, settings }: ChoiceField,
  count: number,
): "select" | "radio" | "combobox" {
  const own = getOwn(settings.fields, parameter.name);
  const choice: Choice = own ? { ...settings, ...omitUndefined(own) } : settings;
  if (parameter.type === "boolean") return choice.booleanAs;
  if (choice.selectAs === "radio" && count <= choice.radioLimit) return "radio";
  return choice.searchable && count > choice.searchLimit ? "combobox" : "select";
}
