import type { Form, Parameter, ParameterType } from "../../core/definition/form.ts";
import { isDynamic } from "../../core/model/dynamic.ts";
import type { Prefill } from "../../core/model/prefill.ts";
import { fieldRule, validateValue } from "../../core/model/validateField.ts";
import { getOwn, isRecord } from "../../core/record.ts";
import { isUnread } from "../../core/values/fieldValue.ts";
import { blocks } from "../../core/values/issue.ts";
import { hasBreaks } from "../mask/textEditing.ts";
import type { FormSettings, ResolvedSettings } from "../settings/settings.ts";

/** Props and settings that an app passes to a form, checked for likely mistakes. */
export interface AppSettings {
  readonly form: Form;
  readonly settings: ResolvedSettings;
  readonly defaultValues?: Readonly<Record<string, unknown>> | undefined;
  readonly prefill?: Prefill | undefined;
  readonly rules?: FormSettings["rules"];
}

type Lines = (appSettings: AppSettings) => readonly string[];

/** Settings with parameter names, and the consequence of an unknown name. */
const namedSettings: readonly (readonly [
  setting: string,
  namesIn: (appSettings: AppSettings) => readonly string[],
  consequence: string,
])[] = [
  ["defaultValues", ({ defaultValues = {} }) => Object.keys(defaultValues), "it is ignored"],
  ["prefill", ({ prefill }) => Object.keys(prefill?.values ?? {}), "it is ignored"],
  ["rules", ({ rules = {} }) => Object.keys(rules), "it validates nothing"],
];

const settingNames: typeof namedSettings = [
  ["fields", ({ settings }) => Object.keys(settings.fields), "it has no effect"],
  [
    "sections",
    ({ settings }) => settings.sections.flatMap(({ names }) => names),
    "nothing is rendered",
  ],
  ["compute", ({ settings }) => Object.keys(settings.compute ?? {}), "nothing is computed"],
];

const strangeIn =
  (table: typeof namedSettings): Lines =>
  (appSettings) => {
    const names = new Set(appSettings.form.parameters.map(({ name }) => name));
    return table.flatMap(([setting, namesIn, consequence]) =>
      namesIn(appSettings)
        .filter((name) => !names.has(name))
        .map(
          (name) =>
            `${setting} has ${quoted(name)}, which is not a parameter of ${titled(appSettings.form)}, so ${consequence}. ${nearest(appSettings.form)}`,
        ),
    );
  };

/** Unknown parameter names in settings. */
export const strangeSettings: Lines = strangeIn(settingNames);

const examples: Readonly<Record<ParameterType, string>> = {
  boolean: '"true" or "false"',
  currency: 'a string such as "1234.50"',
  number: 'a string such as "3"',
  percent: 'a string such as "12.5"',
  select: "the value of one of its options",
  string: "a string",
};

function refusedDefaults({
  form,
  settings,
  rules = {},
  defaultValues = {},
}: AppSettings): readonly string[] {
  return form.parameters.flatMap((parameter) => {
    const { name } = parameter;
    const value = getOwn(defaultValues, name);
    if (value === undefined || value === null || isUnread(value)) return [];
    const own = getOwn(settings.fields, name)?.rule ?? getOwn(rules, name);
    const rule = isDynamic(own) ? null : fieldRule(parameter, settings);
    const issue = validateValue(parameter, value, { rule });
    if (!issue || !blocks(issue)) return [];
    if (rule && !validateValue(parameter, value, { rule: null }))
      return `The default value of ${parameterOfForm(form, parameter)} is rejected by its rule (${issue.reason}), so the form cannot be submitted until it is changed. Pass a valid value or another rule.`;
    const found = typeof value === "string" ? "another string" : `a ${typeof value}`;
    return `The default value of ${parameterOfForm(form, parameter)} is ${found}, but type ${parameter.type} is submitted as ${examples[parameter.type]}, so the form cannot be submitted until it is changed. Pass the submitted format.`;
  });
}

/** Default values whose line breaks are lost on editing. */
function joinedDefaults({ form, settings, defaultValues = {} }: AppSettings): readonly string[] {
  return form.parameters.flatMap((parameter) => {
    const value = getOwn(defaultValues, parameter.name);
    const { multiline, as } = getOwn(settings.fields, parameter.name) ?? {};
    const isOneLine = parameter.type === "string" && !multiline && !as;
    return isOneLine && typeof value === "string" && hasBreaks(value)
      ? `The default value of ${parameterOfForm(form, parameter)} has line breaks, which become spaces when it is edited. Render several lines with fields={{ ${quoted(parameter.name)}: { multiline: true } }}.`
      : [];
  });
}

export const settingLines: readonly Lines[] = [
  strangeIn(namedSettings),
  refusedDefaults,
  joinedDefaults,
];

export const quoted = (name: string): string => JSON.stringify(name);

export const titled = ({ id }: Form): string =>
  id === undefined ? "the form" : `the form ${quoted(id)}`;

export const parameterOfForm = (form: Form, { name }: Parameter): string =>
  `${quoted(name)} of ${titled(form)}`;

function nearest({ parameters }: Form): string {
  const names = parameters.slice(0, 10).map(({ name }) => quoted(name));
  const more = parameters.length - names.length;
  return `Names are case-sensitive; the form has ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}

/** The result of a host's resolver for a group. */
export interface ResolverErrors {
  readonly group: string;
  /** All errors of the resolver. */
  readonly errors: Readonly<Record<string, unknown>>;
  /** The errors at the group. */
  readonly own: unknown;
}

export const strippedLines = ({ group }: Pick<ResolverErrors, "group">): readonly string[] => [
  lineOf(group, "strips", "so they were restored"),
];

export const rejectedLines = ({ group, errors, own }: ResolverErrors): readonly string[] =>
  isRejected(own, errors[""])
    ? [lineOf(group, "rejects", "so nothing can be submitted, and no field shows an error")]
    : [];

const lineOf = (group: string, does: string, result: string): string =>
  `The resolver of your form ${does} the values at ${quoted(group)}, where <ParameterFields> stores its answers, ${result}. Allow them in its schema, as z.object({ ${quoted(group)}: z.record(z.string(), z.unknown()) }) does, and read them with getParameterValues.`;

/** Errors of checks that an app wrote itself, with Zod and Valibot. The app renders them. */
const ownChecks: readonly unknown[] = ["custom", "check"];

/** Whether a group is rejected as a whole. Strict Zod schemas report that at the form's root. */
const isRejected = (group: unknown, root: unknown): boolean =>
  isRecord(group) && typeof group["message"] === "string"
    ? !ownChecks.includes(group["type"])
    : isRecord(root) && root["type"] === "unrecognized_keys";
