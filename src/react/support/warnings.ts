import { decimalOrder, readWireDecimal } from "../../core/values/decimal.ts";
import {
  type DefinitionIssue,
  FormDefinitionError,
} from "../../core/definition/definitionIssue.ts";
import type { Form, Parameter, ParameterType } from "../../core/definition/form.ts";
import type { Issue } from "../../core/values/issue.ts";
import { ownValue } from "../../core/record.ts";
import { type GivenToForm, givenLines, strangeSettings } from "./givenWarnings.ts";
import { named, quoted, titled } from "./warningWords.ts";
import type { FormScope } from "../store/scope.ts";
import type { SubmitIssue } from "../submission/summary.ts";
import { fieldTerms } from "../settings/fieldTerms.ts";
import { resolveDynamic } from "../../core/model/settings.ts";
import type { GivenSettings, ResolvedSettings, ResolvedField } from "../settings/settings.ts";

interface Given<Settings = ResolvedSettings> {
  readonly form: Form;
  readonly settings: Settings;
}

export interface Warned {
  readonly definition: readonly DefinitionIssue[];
  readonly form: Given<GivenSettings>;
  readonly given: {
    readonly props: Omit<GivenToForm, "settings">;
    readonly settings: GivenToForm["settings"];
  };
  readonly parts: { readonly before: GivenSettings; readonly after: GivenSettings };
  /** The prop that is still missing. */
  readonly waiting: string;
  readonly leftOut: { readonly scope: FormScope; readonly found: readonly SubmitIssue[] };
  readonly unloaded: { readonly id: string; readonly error: unknown };
  readonly calendar: Pick<Parameter, "name">;
  /** A list with a duplicate id on one page. */
  readonly list: { readonly name: string };
  readonly props: object;
  readonly element: HTMLFormElement;
  readonly computed: readonly Issue[];
  /** An invalid locale or currency. */
  readonly notation: { readonly setting: string; readonly value: unknown };
  /** A Markdown text without a parser. */
  readonly markdown: object;
  readonly resolver: { readonly group: string; readonly does: keyof typeof resolves };
}

const resolves = {
  "leaves out": "so they were put back",
  refuses: "so nothing can be submitted, and no field says why",
};

type Lines<About> = (about: About) => readonly string[];

/**
 * Messages for developers: the problem, its place and its solution. They contain types of values,
 * never values.
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
  given: givenLines.map(
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
          : `${name} is another component at each render, so React builds its input anew, and whoever types loses focus. Define it outside the component that passes it.`;
      }),
  ],
  waiting: [
    (prop) => [
      `${prop} is undefined or null for three seconds, so a skeleton stands there. If it is not being loaded, check where it comes from.`,
    ],
  ],
  leftOut: [
    ({ scope, found }) =>
      found.flatMap(({ name }) =>
        name !== null && scope.parameters.has(name) && scope.fields.isLeftOut(name)
          ? `Your layout of ${titled(scope.form)} has no field for ${quoted(name)}, which kept it from being submitted. <ParameterForm> renders such a question below your layout, a form of your own does not. Put <ParameterField name=${quoted(name)} /> where it belongs.`
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
          ? `${prop} is null, so its default applies. Leave it out, or give undefined, where there is nothing to say.`
          : [],
      ),
  ],
  element: [
    (form) =>
      form.parentElement?.closest("form")
        ? [
            "A form stands inside another <form>, which HTML does not allow: it is submitted by itself, and a server cannot render it there. Move it out of the <form> around it, or render <ParameterFields control={control} /> there, which keeps its answers in your own react-hook-form.",
          ]
        : [],
    (form) => {
      const { ownerDocument: page } = form;
      const isShared = ({ htmlFor }: HTMLLabelElement): boolean =>
        page.querySelectorAll(`[id=${quoted(htmlFor)}]`).length > 1;
      const shared = [...form.querySelectorAll<HTMLLabelElement>("label[for]")].find(isShared);
      return shared
        ? [
            `Two elements of the page have the id ${quoted(shared.htmlFor)}, so the label of one leads to the other. Two copies of React, and two roots that a server rendered, count their ids alike: give each root its own prefix, as in createRoot(element, { identifierPrefix: "payroll-" }), and a server the same.`,
          ]
        : [];
    },
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
  strangeSettings,
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

const partsOf = ({
  components,
  fields,
}: GivenSettings): readonly (readonly [string, unknown])[] => [
  ...Object.entries(components).map(([name, part]) => [`components.${name}`, part] as const),
  ...Object.entries(fields).flatMap(([field, { as, components: own = {} }]) => [
    ...(typeof as === "string" ? [] : [[`as of fields[${quoted(field)}]`, as] as const]),
    ...Object.entries(own).map(
      ([name, part]) => [`components.${name} of fields[${quoted(field)}]`, part] as const,
    ),
  ]),
];

/** How many components with the same text were rendered in place of each other before this one. */
const remakes = /* @__PURE__ */ new WeakMap<object, number>();

/**
 * Whether a component was created anew for the second time in a row. One change may be an app that
 * switches between two components of one factory. Components are compared by their source, which
 * cannot distinguish several of `memo` or `lazy`.
 */
function isRemadeAgain(before: unknown, after: unknown): boolean {
  if (typeof before !== "function" || typeof after !== "function") return false;
  if (before === after || String(before) !== String(after)) return false;
  const count = remakes.get(before) ?? 0;
  remakes.set(before, count);
  if (!remakes.has(after)) remakes.set(after, count + 1);
  return (remakes.get(after) ?? 0) > 1;
}
