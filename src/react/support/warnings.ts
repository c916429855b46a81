import { decimalOrder, readWireDecimal } from "../../core/values/decimal.ts";
import {
  type DefinitionIssue,
  FormDefinitionError,
} from "../../core/definition/definitionIssue.ts";
import type { Form, Parameter, ParameterType } from "../../core/definition/form.ts";
import type { Issue } from "../../core/values/issue.ts";
import { ownValue } from "../../core/record.ts";
import { validateValue } from "../../core/model/validateValue.ts";
import { hasBreaks } from "../mask/textEditing.ts";
import { fieldTerms } from "../settings/fieldTerms.ts";
import { isUnread } from "../../core/values/fieldValue.ts";
import { resolveDynamic } from "../../core/model/settings.ts";
import type {
  FormSettings,
  GivenSettings,
  ResolvedSettings,
  ResolvedField,
} from "../settings/settings.ts";

/** What a form is drawn with. */
interface Given<Settings = ResolvedSettings> {
  readonly form: Form;
  readonly settings: Settings;
}

/** What an app has a form begin with. */
interface GivenDefaults {
  readonly form: Form;
  readonly defaultValues?: Readonly<Record<string, unknown>> | undefined;
  readonly fields?: FormSettings["fields"];
}

/** What each warning looks at, by what it is about. */
export interface Warned {
  readonly definition: readonly DefinitionIssue[];
  readonly form: Given<GivenSettings>;
  readonly defaults: GivenDefaults;
  readonly calendar: Pick<Parameter, "name">;
  /** A list of which one page has an id twice. */
  readonly list: { readonly name: string };
  readonly props: object;
  /** What blocked a submission. */
  readonly computed: readonly Issue[];
  /** A locale or currency that is none. */
  readonly notation: { readonly setting: string; readonly value: unknown };
  /** A text in Markdown, which nothing reads. */
  readonly markdown: object;
  /** Where a host's form keeps answers, and what its resolver does to them. */
  readonly resolver: { readonly group: string; readonly does: keyof typeof resolves };
}

const resolves = {
  "leaves out": "so they were put back",
  refuses: "so nothing can be submitted, and no field says why",
};

type Lines<About> = (about: About) => readonly string[];

/**
 * What a developer is told: what is wrong, where, and what to do. Never an answer: what is told of a
 * value is its type.
 */
export const warnings: { readonly [Kind in keyof Warned]: readonly Lines<Warned[Kind]>[] } = {
  definition: [
    (issues) => [
      `${new FormDefinitionError(issues).message} In its place stands a sentence for the person. Mend it where it is written; onDefinitionError tells your app of it.`,
    ],
  ],
  form: [
    ({ form, settings }) => {
      const drawn = { form, settings: resolveDynamic(settings, () => ({})) };
      return formLines.flatMap((lines) => lines(drawn));
    },
  ],
  defaults: [strangeDefaults, unreadableDefaults, joinedDefaults],
  props: [
    (props) =>
      Object.entries(props).flatMap(([prop, value]) =>
        value === null && prop !== "children" && prop !== "handle"
          ? `${prop} is null, so its default applies. Leave it out, or give undefined, where there is nothing to say.`
          : [],
      ),
  ],
  computed: [
    (issues) =>
      issues.flatMap(({ name, reason, params }) =>
        reason === "computedInvalid"
          ? `compute works out an answer to ${quoted(name)} that the parameter refuses (${params?.["refused"]}), so the form cannot be sent, and nobody can edit it. Round it, as with roundDecimal(value, 2), or give the parameter a type or rule that takes it.`
          : [],
      ),
  ],
  notation: [
    ({ setting, value }) => [
      `${setting} is ${quoted(String(value))}, so its default applies. Give ${setting === "locale" ? 'a BCP 47 tag, such as "en-US"' : 'an ISO 4217 code, such as "USD"'}.`,
    ],
  ],
  list: [
    ({ name }) => [
      `A page of the list ${quoted(name)} has objects with the same id. All of them are shown, but one that is on two pages may be shown twice. Pass getItemId, which says what tells them apart.`,
    ],
  ],
  resolver: [
    ({ group, does }) => [
      `The resolver of your form ${does} what stands at ${quoted(group)}, where <ParameterFields> keeps its answers, ${resolves[does]}. Have its schema let them pass, as z.object({ ${quoted(group)}: z.record(z.string(), z.unknown()) }) does, and read them with getParameterValues.`,
    ],
  ],
  markdown: [
    () => [
      'A text with markup="markdown" is rendered as it is written, because nothing reads it. Pass markdown={markdownToHtml} of parameter-form/markdown, or a function of your own that returns its HTML.',
    ],
  ],
  calendar: [
    ({ name }) => [
      `DateField draws ${quoted(name)}, whose rule is not about days, so it has no calendar. Give it the rule of a date: fields={{ ${quoted(name)}: { as: DateField, rule: date() } }}.`,
    ],
  ],
};

const formLines: readonly Lines<Given>[] = [
  unknownTypes,
  uselessLimits,
  uselessLines,
  uselessDecimals,
  rawWhen,
  strangeComputations,
];

function unknownTypes({ form, settings }: Given): readonly string[] {
  return form.parameters.flatMap((parameter) =>
    "declaredType" in parameter &&
    parameter.declaredType !== undefined &&
    !ownValue(settings.fields, parameter.name)?.as
      ? `${named(form, parameter)} has the type ${quoted(parameter.declaredType)}, which is not known here, so it is drawn as ${parameter.type === "select" ? "a select of its options" : "text"}. Draw it yourself with fields={{ ${quoted(parameter.name)}: { as } }}, or refuse such forms with unknownTypes="error".`
      : [],
  );
}

function strangeDefaults({ form, defaultValues = {} }: GivenDefaults): readonly string[] {
  return strangeNames("defaultValues", defaultValues, form, "it is not shown");
}

function strangeComputations({ form, settings }: Given): readonly string[] {
  return strangeNames("compute", settings.compute ?? {}, form, "nothing is worked out");
}

function strangeNames(
  setting: string,
  given: object,
  form: Form,
  consequence: string,
): readonly string[] {
  const names = new Set(form.parameters.map(({ name }) => name));
  return Object.keys(given)
    .filter((name) => !names.has(name))
    .map(
      (name) =>
        `${setting} has ${quoted(name)}, which is no parameter of ${titled(form)}, so ${consequence}. ${nearest(form)}`,
    );
}

/** Values of each type, as they are written. */
const examples: Readonly<Record<ParameterType, string>> = {
  boolean: '"true" or "false"',
  currency: 'a text such as "1234.50"',
  number: 'a text such as "3"',
  percent: 'a text such as "12.5"',
  select: "the value of one of its options",
  string: "a text",
};

function unreadableDefaults({ form, defaultValues = {} }: GivenDefaults): readonly string[] {
  return form.parameters.flatMap((parameter) => {
    const value = ownValue(defaultValues, parameter.name);
    if (value === undefined || value === null || isUnread(value)) return [];
    if (!validateValue(parameter, value, { rule: null })) return [];
    const found = typeof value === "string" ? "another text" : `a ${typeof value}`;
    return `The default value of ${named(form, parameter)} is ${found}, and a ${parameter.type} is submitted as ${examples[parameter.type]}, so that the form is refused until it is changed. Give it as it is submitted.`;
  });
}

/** What a type allows by itself. */
const limits: Partial<Record<ParameterType, Pick<ResolvedField, "min" | "max">>> = {
  number: { min: "0" },
  percent: { min: "0", max: "100" },
};

function uselessLimits({ form, settings }: Given): readonly string[] {
  return form.parameters.flatMap((parameter) =>
    (["min", "max"] as const).flatMap((end) => {
      const own = ownValue(settings.fields, parameter.name)?.[end];
      const limit = limits[parameter.type]?.[end];
      const [given, allowed] = [readWireDecimal(own ?? ""), readWireDecimal(limit ?? "")];
      if (!given || !allowed) return [];
      const order = decimalOrder(given, allowed);
      return (end === "min" ? order < 0 : order > 0)
        ? `The ${end} of ${named(form, parameter)} is ${own}, and a ${parameter.type} is refused ${end === "min" ? "below" : "above"} ${limit} in any case, so it changes nothing. Take it away, or mind that the service refuses what it seems to allow.`
        : [];
    }),
  );
}

/** Settings of several lines where there can be but one. */
function uselessLines({ form, settings }: Given): readonly string[] {
  return form.parameters.flatMap((parameter) => {
    const { multiline, as } = ownValue(settings.fields, parameter.name) ?? {};
    if (!multiline || as) return [];
    const { rule, rows } = fieldTerms(parameter, settings);
    if (rows !== null) return [];
    const why =
      parameter.type !== "string"
        ? `it is a ${parameter.type}`
        : rule?.numeric
          ? "its rule reads a number"
          : "its answer is kept from other people's eyes, which is done in one line";
    return `multiline of ${named(form, parameter)} changes nothing, because ${why}. Take it away.`;
  });
}

/** Texts that lose their line breaks where they are edited. */
function joinedDefaults({ form, defaultValues = {}, fields = {} }: GivenDefaults) {
  return form.parameters.flatMap((parameter) => {
    const value = ownValue(defaultValues, parameter.name);
    const { multiline, as } = ownValue(fields, parameter.name) ?? {};
    const isOneLine = parameter.type === "string" && !multiline && !as;
    return isOneLine && typeof value === "string" && hasBreaks(value)
      ? `The default value of ${named(form, parameter)} has line breaks, which become spaces where it is edited. Draw several lines with fields={{ ${quoted(parameter.name)}: { multiline: true } }}.`
      : [];
  });
}

function uselessDecimals({ form, settings }: Given): readonly string[] {
  return form.parameters.flatMap((parameter) => {
    const own = ownValue(settings.fields ?? {}, parameter.name)?.decimals;
    return own === undefined || parameter.type === "currency" || parameter.type === "percent"
      ? []
      : `decimals of ${named(form, parameter)} is ${own}, and it is for amounts and percentages: this is a ${parameter.type}. Take it away; of a text with numbers, make the rule decimal({ maxDecimals: ${own} }).`;
  });
}

function rawWhen({ form, settings }: Given): readonly string[] {
  return settings.when === undefined || typeof settings.when === "function"
    ? []
    : [
        `The when of ${titled(form)} is no function, so the form cannot be drawn. Give conditions as when={shownWhen(form, conditions)}, with shownWhen of parameter-form/core.`,
      ];
}

const quoted = (name: string): string => JSON.stringify(name);

const titled = ({ id }: Form): string => (id === undefined ? "the form" : `the form ${quoted(id)}`);

const named = (form: Form, { name }: Parameter): string => `${quoted(name)} of ${titled(form)}`;

function nearest({ parameters }: Form): string {
  const names = parameters.slice(0, 10).map(({ name }) => quoted(name));
  const more = parameters.length - names.length;
  return `Names are compared to the letter; it has ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}
