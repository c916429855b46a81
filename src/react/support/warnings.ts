import { millisecondsOf, type SessionTime } from "../session/session.ts";
import { decimalOrder, readWireDecimal } from "../../core/values/wireDecimal.ts";
import {
  type DefinitionIssue,
  FormDefinitionError,
} from "../../core/definition/definitionIssue.ts";
import type { Form, Parameter, ParameterType } from "../../core/definition/form.ts";
import type { Issue } from "../../core/values/issue.ts";
import { getOwn } from "../../core/record.ts";
import {
  type AppSettings,
  settingLines,
  strangeSettings,
  parameterOfForm,
  quoted,
  rejectedLines,
  type ResolverErrors,
  strippedLines,
  titled,
} from "./appWarnings.ts";
import type { FormScope } from "../store/scope.ts";
import type { SubmitIssue } from "../submission/submitIssue.ts";
import { type FieldConfig, resolveField } from "../settings/resolveField.ts";
import { resolveDynamic } from "../../core/model/settings.ts";
import type { UnresolvedSettings, ResolvedSettings, ResolvedField } from "../settings/settings.ts";

interface WarnedInput<Settings = ResolvedSettings> {
  readonly form: Form;
  readonly settings: Settings;
}

export interface Warned {
  readonly definition: readonly DefinitionIssue[];
  readonly form: WarnedInput<UnresolvedSettings>;
  readonly appSettings: {
    readonly props: Omit<AppSettings, "settings">;
    readonly settings: AppSettings["settings"];
  };
  readonly parts: { readonly before: UnresolvedSettings; readonly after: UnresolvedSettings };
  /** The prop that is still missing. */
  readonly waiting: string;
  /** The `endsAt` of a session. */
  readonly session: SessionTime;
  readonly omitted: { readonly scope: FormScope; readonly found: readonly SubmitIssue[] };
  readonly unloaded: { readonly id: string; readonly error: unknown };
  readonly calendar: Pick<Parameter, "name">;
  /** A list with a duplicate id on one page. */
  readonly list: { readonly name: string };
  readonly props: object;
  readonly element: HTMLFormElement;
  readonly computed: readonly Issue[];
  readonly options: FieldConfig;
  /** An invalid locale or currency. */
  readonly notation: { readonly setting: string; readonly value: unknown };
  /** A Markdown text without a parser. */
  readonly markdown: object;
  /** A group whose values a host's resolver strips. */
  readonly stripped: Pick<ResolverErrors, "group">;
  readonly rejected: ResolverErrors;
}

type Lines<About> = (about: About) => readonly string[];

/**
 * Messages for developers: the problem, its place and its solution. They contain types of values,
 * never values.
 */
export const warnings: { readonly [Kind in keyof Warned]: readonly Lines<Warned[Kind]>[] } = {
  definition: [
    (issues) => [
      `${new FormDefinitionError(issues).message} An error message is rendered instead of the form. Fix the definition; onDefinitionError reports it to your app.`,
    ],
  ],
  form: [
    ({ form, settings }) => {
      const resolved = { form, settings: resolveDynamic(settings, () => ({})) };
      return formLines.flatMap((lines) => lines(resolved));
    },
  ],
  appSettings: settingLines.map(
    (lines) =>
      ({ props, settings }) =>
        lines({ ...props, settings }),
  ),
  parts: [
    ({ before, after }) =>
      partsOf(after).flatMap(([name, part]) => {
        const one = partsOf(before).find(([other]) => other === name)?.[1];
        return !isRemadeAgain(one, part)
          ? []
          : `${name} is a new component at each render, so React remounts its input and typing loses focus. Define it outside of the component that passes it.`;
      }),
  ],
  session: [
    (endsAt) =>
      Number.isNaN(millisecondsOf(endsAt))
        ? [
            "session.endsAt is not a time, so nobody is warned before the session ends. Pass a Date, milliseconds since 1970, or an ISO 8601 text such as 2026-01-31T17:00:00Z.",
          ]
        : [],
  ],
  waiting: [
    (prop) => [
      `${prop} has been undefined or null for three seconds, so a skeleton is rendered. Check that it is being loaded.`,
    ],
  ],
  omitted: [
    ({ scope, found }) =>
      found.flatMap(({ name }) =>
        name !== null && scope.parameters.has(name) && scope.fields.isOmitted(name)
          ? `Your layout of ${titled(scope.form)} has no field for ${quoted(name)}, which blocked the submission. <ParameterForm> renders such a field below your layout, a form of your own does not. Add <ParameterField name=${quoted(name)} /> to your layout.`
          : [],
      ),
  ],
  unloaded: [
    ({ id, error }) => [`The form ${quoted(id)} could not be loaded: ${Object(error).message}`],
  ],
  props: [
    (props) =>
      Object.entries(props).flatMap(([prop, value]) =>
        value === null && !["children", "handle", "form", "forms", "collection"].includes(prop)
          ? `${prop} is null, so its default applies. Omit it or pass undefined.`
          : [],
      ),
  ],
  element: [
    (form) =>
      form.parentElement?.closest("form")
        ? [
            "A form is rendered inside another <form>, which HTML does not allow: it submits separately, and a server cannot render it there. Move it out of the outer <form>, or render <ParameterFields control={control} /> there, which stores its answers in your react-hook-form.",
          ]
        : [],
    (form) => {
      const { ownerDocument: page } = form;
      const isShared = ({ htmlFor }: HTMLLabelElement): boolean =>
        page.querySelectorAll(`[id=${quoted(htmlFor)}]`).length > 1;
      const shared = [...form.querySelectorAll<HTMLLabelElement>("label[for]")].find(isShared);
      return shared
        ? [
            `Two elements of the page have the id ${quoted(shared.htmlFor)}, so a label may refer to the wrong one. Two copies of React, and two server-rendered roots, generate the same ids: pass each root its own prefix, as in createRoot(element, { identifierPrefix: "payroll-" }), and the same on the server.`,
          ]
        : [];
    },
  ],
  computed: [
    (issues) =>
      issues.flatMap(({ name, reason, params }) =>
        reason === "computedInvalid"
          ? `compute returns a value for ${quoted(name)} that is invalid for the parameter (${params?.["refused"]}), so the form cannot be submitted, and the field is not editable. Round the value, as with roundDecimal(value, 2), or give the parameter a type or rule that accepts it.`
          : [],
      ),
  ],
  options: [
    ({ own: { options }, context: { parameter } }) => {
      const { name, type } = parameter;
      if (!options) return [];
      if (parameter.type !== "select")
        return [
          `options of ${quoted(name)} is for a select, and this is a ${type}, so every answer that is not among them is invalid. Use the rule oneOf(values), or remove it.`,
        ];
      const known = new Set(parameter.options.map(({ value }) => value));
      return options
        .filter((value) => !known.has(value))
        .map(
          (value) =>
            `options of ${quoted(name)} has ${quoted(value)}, which is not the value of an option in its definition, so it is ignored. Return values of its options; the service rejects others.`,
        );
    },
  ],
  notation: [
    ({ setting, value }) => [
      `${setting} is ${quoted(String(value))}, which is invalid, so the default is used. Pass ${setting === "locale" ? 'a BCP 47 tag such as "en-US"' : 'an ISO 4217 code such as "USD"'}.`,
    ],
  ],
  list: [
    ({ name }) => [
      `A page of the list ${quoted(name)} has objects with the same id. All of them are rendered, but an object on two pages may be rendered twice. Pass getItemId to identify objects.`,
    ],
  ],
  stripped: [strippedLines],
  rejected: [rejectedLines],
  markdown: [
    () => [
      'A text with markup="markdown" is rendered as plain text, because there is no Markdown parser. Pass markdown={markdownToHtml} of parameter-form/markdown, or your own function that returns HTML.',
    ],
  ],
  calendar: [
    ({ name }) => [
      `DateField renders ${quoted(name)}, whose rule is not a date rule, so it has no calendar. Pass a date rule: fields={{ ${quoted(name)}: { as: DateField, rule: date() } }}.`,
    ],
  ],
};

const formLines: readonly Lines<WarnedInput>[] = [
  unknownTypes,
  uselessLimits,
  uselessLines,
  uselessDecimals,
  rawWhen,
  strangeSettings,
];

function unknownTypes({ form, settings }: WarnedInput): readonly string[] {
  return form.parameters.flatMap((parameter) =>
    "declaredType" in parameter &&
    parameter.declaredType !== undefined &&
    !getOwn(settings.fields, parameter.name)?.as
      ? `${parameterOfForm(form, parameter)} has the type ${quoted(parameter.declaredType)}, which is unknown, so it is rendered as ${parameter.type === "select" ? "a select" : "text"}. Render it yourself with fields={{ ${quoted(parameter.name)}: { as } }}, or reject such forms with unknownTypes="error".`
      : [],
  );
}

const limits: Partial<Record<ParameterType, Pick<ResolvedField, "min" | "max">>> = {
  number: { min: "0" },
  percent: { min: "0", max: "100" },
};

function uselessLimits({ form, settings }: WarnedInput): readonly string[] {
  return form.parameters.flatMap((parameter) =>
    (["min", "max"] as const).flatMap((end) => {
      const own = getOwn(settings.fields, parameter.name)?.[end];
      const limit = limits[parameter.type]?.[end];
      const [ownLimit, allowed] = [readWireDecimal(own ?? ""), readWireDecimal(limit ?? "")];
      if (!ownLimit || !allowed) return [];
      const order = decimalOrder(ownLimit, allowed);
      return (end === "min" ? order < 0 : order > 0)
        ? `The ${end} of ${parameterOfForm(form, parameter)} is ${own}, but a ${parameter.type} ${end === "min" ? "below" : "above"} ${limit} is always invalid, so it has no effect. Remove it: the service rejects the values that it seems to allow.`
        : [];
    }),
  );
}

function uselessLines({ form, settings }: WarnedInput): readonly string[] {
  return form.parameters.flatMap((parameter) => {
    const { multiline, as } = getOwn(settings.fields, parameter.name) ?? {};
    if (!multiline || as) return [];
    const { rule, rows } = resolveField(parameter, settings);
    if (rows !== null) return [];
    const why =
      parameter.type !== "string"
        ? `it is a ${parameter.type}`
        : rule?.numeric
          ? "its rule parses a number"
          : "it is sensitive, and sensitive fields have one line";
    return `multiline of ${parameterOfForm(form, parameter)} has no effect, because ${why}. Remove it.`;
  });
}

function uselessDecimals({ form, settings }: WarnedInput): readonly string[] {
  return form.parameters.flatMap((parameter) => {
    const own = getOwn(settings.fields ?? {}, parameter.name)?.decimals;
    return own === undefined || parameter.type === "currency" || parameter.type === "percent"
      ? []
      : `decimals of ${parameterOfForm(form, parameter)} is ${own}, but it is for amounts and percentages, and this is a ${parameter.type}. Remove it; for a text with numbers, use the rule decimal({ maxDecimals: ${own} }).`;
  });
}

function rawWhen({ form, settings }: WarnedInput): readonly string[] {
  return settings.when === undefined || typeof settings.when === "function"
    ? []
    : [
        `The when of ${titled(form)} is not a function, so the form cannot be rendered. Pass conditions as when={shownWhen(form, conditions)}, with shownWhen of parameter-form/core.`,
      ];
}

const partsOf = ({
  components,
  fields,
}: UnresolvedSettings): readonly (readonly [string, unknown])[] => [
  ...Object.entries(components).map(([name, part]) => [`components.${name}`, part] as const),
  ...Object.entries(fields).flatMap(([field, { as, components: own = {} }]) => [
    ...(typeof as === "string" ? [] : [[`as of fields[${quoted(field)}]`, as] as const]),
    ...Object.entries(own).map(
      ([name, part]) => [`components.${name} of fields[${quoted(field)}]`, part] as const,
    ),
  ]),
];

/** How many components with the same source were rendered in this component's place before. */
const remakes = /* @__PURE__ */ new WeakMap<object, number>();

/**
 * Whether a component was created anew for the second time in a row. One change may be a switch
 * between two components of one factory. Compares the source of functions, so `memo` and `lazy`
 * components are ignored.
 */
function isRemadeAgain(before: unknown, after: unknown): boolean {
  if (typeof before !== "function" || typeof after !== "function") return false;
  if (before === after || String(before) !== String(after)) return false;
  const count = remakes.get(before) ?? 0;
  remakes.set(before, count);
  if (!remakes.has(after)) remakes.set(after, count + 1);
  return (remakes.get(after) ?? 0) > 1;
}
