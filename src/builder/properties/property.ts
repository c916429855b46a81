import type { Parameter, ParameterOption } from "../../core/definition/form.ts";
import type { Condition } from "../../core/model/evaluateCondition.ts";
import type { DocumentText } from "../../document/schema/named.ts";
import type { FieldSettings } from "../../react/index.ts";
import { textIn } from "../../document/schema/texts.ts";
import { withSetting, withText } from "../state/place.ts";

/** A property of a question, section, form, signer or collection, edited by one field. */
export interface Property<Content> {
  /** The field of the property. Its name is the key of the property. */
  readonly parameter: Parameter;
  readonly settings?: FieldSettings;
  /** Condition on other properties. */
  readonly when?: Condition;
  /** Whether the property is applied when its field is left, and not after a pause in typing. */
  readonly onLeave?: boolean;
  /** Returns the value of the property as submitted by its field, or `null`. */
  read(content: Content, lang: string): string | null;
  write(content: Content, value: string | null, lang: string): Content;
}

/** Returns the options of a select from labels by value. */
export const toOptions = (labels: Readonly<Record<string, string>>): readonly ParameterOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Whether an answer is a key of labels. */
export const isKeyOf = <Value extends string>(
  labels: Readonly<Record<Value, unknown>>,
  answer: string | null,
): answer is Value => answer !== null && Object.hasOwn(labels, answer);

/** A type of field, and the conversion between its answer and a stored value. */
export interface Codec<Stored> {
  readonly field:
    | { readonly type: "boolean" | "number" | "string" }
    | { readonly type: "select"; readonly options: readonly ParameterOption[] };
  format(stored: Stored, lang: string): string | null;
  /** Returns the value to store instead of `before`, or `undefined` to remove it. */
  parse(answer: string | null, before: Stored | undefined, lang: string): Stored | undefined;
}

export const plain: Codec<string> = {
  field: { type: "string" },
  format: (text) => text || null,
  parse: (answer) => answer ?? undefined,
};

/** A text that stays when its field is cleared. */
export const kept: Codec<string> = { ...plain, parse: (answer, before) => answer ?? before };

/** A text in the languages of the document. */
export const localized: Codec<DocumentText> = {
  field: { type: "string" },
  format: (text, lang) => textIn(text, lang) || null,
  parse: (answer, before, lang) => withText(before, lang, answer),
};

/** A text in the languages of the document that is stored as `""` without one. */
export const required: Codec<DocumentText> = {
  ...localized,
  parse: (answer, before, lang) => withText(before, lang, answer) ?? "",
};

/** Texts, one per line. */
export const lines = {
  field: { type: "string" },
  format: (texts) => texts.join("\n"),
  parse: (answer: string | null) => (answer ?? "").split("\n").filter(Boolean),
} satisfies Codec<readonly string[]>;

export const count: Codec<number> = {
  field: { type: "number" },
  format: String,
  parse: (answer) => (answer === null ? undefined : Number.parseInt(answer, 10)),
};

export const flag: Codec<boolean> = {
  field: { type: "boolean" },
  format: String,
  parse: (answer) => (answer === null ? undefined : answer === "true"),
};

export const choice = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
): Codec<Value> => ({
  field: { type: "select", options: toOptions(labels) },
  format: (value) => value,
  parse: (answer) => (isKeyOf(labels, answer) ? answer : undefined),
});

type Details = Pick<Property<unknown>, "settings" | "when" | "onLeave"> &
  Partial<Pick<Parameter, "name" | "description" | "required">>;

/** Creates the property that the content stores under a key. */
export const keyed = <
  Key extends string,
  Stored,
  Content extends { readonly [Name in Key]?: Stored | undefined },
>(
  key: Key,
  { field, format, parse }: Codec<Stored>,
  label: string,
  { name = key, description, required: isRequired = false, ...more }: Details = {},
): Property<Content> => ({
  ...more,
  parameter: {
    name,
    label,
    required: isRequired,
    ...(description !== undefined && { description }),
    ...field,
  },
  read(content, lang) {
    const stored = content[key];
    return stored === undefined ? null : format(stored, lang);
  },
  write(content, answer, lang) {
    const next = { ...content, [key]: parse(answer, content[key], lang) };
    return next[key] === content[key] ? content : withSetting(next, key, next[key]);
  },
});

/** Creates the properties of an object that the content stores under a key. */
export const inside = <Content extends object, Key extends keyof Content>(
  key: Key,
  properties: readonly Property<NonNullable<Content[Key]>>[],
): readonly Property<Content>[] =>
  properties.map(({ read, write, ...property }) => ({
    ...property,
    read: ({ [key]: inner }, lang) => (inner ? read(inner, lang) : null),
    write: (content, answer, lang) =>
      content[key] ? { ...content, [key]: write(content[key], answer, lang) } : content,
  }));
