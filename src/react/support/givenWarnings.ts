import { ownValue } from "../../core/record.ts";
import type { Form, ParameterType } from "../../core/definition/form.ts";
import { isDynamic } from "../../core/model/dynamic.ts";
import { fieldRule } from "../../core/model/field.ts";
import { validateValue } from "../../core/model/validateValue.ts";
import type { Prefill } from "../../core/model/prefill.ts";
import { isUnread } from "../../core/values/fieldValue.ts";
import { blocks } from "../../core/values/issue.ts";
import { hasBreaks } from "../mask/textEditing.ts";
import type { FormSettings, ResolvedSettings } from "../settings/settings.ts";
import { named, nearest, quoted, titled } from "./warningWords.ts";

export interface GivenToForm {
  readonly form: Form;
  readonly settings: ResolvedSettings;
  readonly defaultValues?: Readonly<Record<string, unknown>> | undefined;
  readonly prefill?: Prefill | undefined;
  readonly rules?: FormSettings["rules"];
}

type Lines = (given: GivenToForm) => readonly string[];

/** Settings with parameter names, and the consequence of an unknown name. */
const namedSettings: readonly (readonly [
  setting: string,
  namesIn: (given: GivenToForm) => readonly string[],
  consequence: string,
])[] = [
  ["defaultValues", ({ defaultValues = {} }) => Object.keys(defaultValues), "it is not shown"],
  ["prefill", ({ prefill }) => Object.keys(prefill?.values ?? {}), "it is not shown"],
  ["rules", ({ rules = {} }) => Object.keys(rules), "it checks nothing"],
];

const settingNames: typeof namedSettings = [
  ["fields", ({ settings }) => Object.keys(settings.fields), "it sets nothing"],
  [
    "sections",
    ({ settings }) => settings.sections.flatMap(({ names }) => names),
    "nothing stands there",
  ],
  ["compute", ({ settings }) => Object.keys(settings.compute ?? {}), "nothing is worked out"],
];

const strangeIn =
  (table: typeof namedSettings): Lines =>
  (given) => {
    const names = new Set(given.form.parameters.map(({ name }) => name));
    return table.flatMap(([setting, namesIn, consequence]) =>
      namesIn(given)
        .filter((name) => !names.has(name))
        .map(
          (name) =>
            `${setting} has ${quoted(name)}, which is no parameter of ${titled(given.form)}, so ${consequence}. ${nearest(given.form)}`,
        ),
    );
  };

/** Unknown parameter names in settings. */
export const strangeSettings: Lines = strangeIn(settingNames);

const examples: Readonly<Record<ParameterType, string>> = {
  boolean: '"true" or "false"',
  currency: 'a text such as "1234.50"',
  number: 'a text such as "3"',
  percent: 'a text such as "12.5"',
  select: "the value of one of its options",
  string: "a text",
};

function refusedDefaults({
  form,
  settings,
  rules = {},
  defaultValues = {},
}: GivenToForm): readonly string[] {
  return form.parameters.flatMap((parameter) => {
    const { name } = parameter;
    const value = ownValue(defaultValues, name);
    if (value === undefined || value === null || isUnread(value)) return [];
    const own = ownValue(settings.fields, name)?.rule ?? ownValue(rules, name);
    const rule = isDynamic(own) ? null : fieldRule(parameter, settings);
    const issue = validateValue(parameter, value, { rule });
    if (!issue || !blocks(issue)) return [];
    if (rule && !validateValue(parameter, value, { rule: null }))
      return `The default value of ${named(form, parameter)} is refused by its rule (${issue.reason}), so that the form is refused until it is changed. Give it as the rule wants it, or another rule.`;
    const found = typeof value === "string" ? "another text" : `a ${typeof value}`;
    return `The default value of ${named(form, parameter)} is ${found}, and a ${parameter.type} is submitted as ${examples[parameter.type]}, so that the form is refused until it is changed. Give it as it is submitted.`;
  });
}

/** Default values whose line breaks are lost on editing. */
function joinedDefaults({ form, settings, defaultValues = {} }: GivenToForm): readonly string[] {
  return form.parameters.flatMap((parameter) => {
    const value = ownValue(defaultValues, parameter.name);
    const { multiline, as } = ownValue(settings.fields, parameter.name) ?? {};
    const isOneLine = parameter.type === "string" && !multiline && !as;
    return isOneLine && typeof value === "string" && hasBreaks(value)
      ? `The default value of ${named(form, parameter)} has line breaks, which become spaces where it is edited. Draw several lines with fields={{ ${quoted(parameter.name)}: { multiline: true } }}.`
      : [];
  });
}

export const givenLines: readonly Lines[] = [
  strangeIn(namedSettings),
  refusedDefaults,
  joinedDefaults,
];
