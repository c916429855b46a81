import type { Parameter, ParameterOption } from "../../core/definition/form.ts";
import type { Condition } from "../../core/model/evaluateCondition.ts";
import type { DocumentText } from "../../document/schema/named.ts";
import type { FieldSettings } from "../../react/index.ts";
import { textIn } from "../../document/schema/texts.ts";
import { withText } from "../state/place.ts";

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

interface ParameterTexts {
  readonly description?: string;
  readonly required?: boolean;
}

const base = (name: string, label: string, { description, required = false }: ParameterTexts) => ({
  name,
  label,
  required,
  ...(description !== undefined && { description }),
});

/** Parameters of the six types that properties use. */
export const parameters = {
  text: (name: string, label: string, texts: ParameterTexts = {}): Parameter => ({
    ...base(name, label, texts),
    type: "string",
  }),
  yesNo: (name: string, label: string, texts: ParameterTexts = {}): Parameter => ({
    ...base(name, label, texts),
    type: "boolean",
  }),
  count: (name: string, label: string, texts: ParameterTexts = {}): Parameter => ({
    ...base(name, label, texts),
    type: "number",
  }),
  choice: (
    name: string,
    label: string,
    options: Readonly<Record<string, string>>,
    texts: ParameterTexts = {},
  ): Parameter => ({
    ...base(name, label, texts),
    type: "select",
    options: Object.entries(options).map(([value, title]): ParameterOption => ({
      value,
      label: title,
    })),
  }),
} as const;

/** Sets a key of an object, or removes it for `undefined`. */
export function withSetting<T extends object, Key extends keyof T>(
  record: T,
  key: Key,
  value: T[Key] | undefined,
): T {
  const next = { ...record, [key]: value };
  if (value === undefined) Reflect.deleteProperty(next, key);
  return next;
}

/** Keys of an object whose values are of a type. */
type KeysOf<T, Value> = {
  readonly [Key in keyof T]-?: Exclude<T[Key], undefined> extends Value
    ? Value extends Exclude<T[Key], undefined>
      ? Key
      : never
    : never;
}[keyof T];

/** Creates a property that stores a text of the document's languages. */
export function textProperty<Content extends object>(
  parameter: Parameter,
  get: (content: Content) => DocumentText | undefined,
  set: (content: Content, text: DocumentText | undefined) => Content,
  more: Pick<Property<Content>, "settings" | "when"> = {},
): Property<Content> {
  return {
    ...more,
    parameter,
    read(content, lang) {
      const text = get(content);
      return text === undefined ? null : textIn(text, lang) || null;
    },
    write: (content, value, lang) => set(content, withText(get(content), lang, value)),
  };
}

/** Creates a property that stores a boolean under a key, and nothing for no answer. */
export const flagProperty = <Content extends object>(
  parameter: Parameter,
  key: KeysOf<Content, boolean>,
  more: Pick<Property<Content>, "settings" | "when"> = {},
): Property<Content> => ({
  ...more,
  parameter,
  read(content) {
    const flag = content[key];
    return flag === undefined ? null : String(flag);
  },
  write: (content, value) => ({
    ...withSetting(content, key, undefined),
    ...(value !== null && { [key]: value === "true" }),
  }),
});
