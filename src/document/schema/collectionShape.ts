import type { InputHints } from "../../core/rules/rule.ts";
import { either } from "../shapes/choices.ts";
import { list, record } from "../shapes/lists.ts";
import { object, type Shapes, type ObjectShape } from "../shapes/object.ts";
import type { JsonSchema, SchemaDefinitions, Shape } from "../shapes/shape.ts";
import { count, exactly, filled, flag, matching, size, text, upTo } from "../shapes/values.ts";
import { checks, collectionChecks } from "./checks.ts";
import type {
  Collection,
  DocumentAttestation,
  DocumentChoice,
  DocumentField,
  DocumentForm,
  DocumentOptionGroup,
  DocumentOptions,
  DocumentPrefill,
  DocumentSection,
  DocumentSettings,
  DocumentSigner,
} from "./collectionTypes.ts";
import { computationShape } from "./computations.ts";
import { conditionShape } from "./conditions.ts";
import { definitionShape, strictDefinition } from "./definition.ts";
import { amount, ruleShape } from "./rules.ts";
import { messagesShape, tagShape, textShape } from "./texts.ts";

/** A rule by name, or `null` for none. */
const ruleOrNone = /* @__PURE__ */ either(ruleShape, /* @__PURE__ */ exactly(null));

const commonHints = {
  inputMode: exactly("text", "numeric", "decimal", "tel", "email"),
  autoComplete: text,
  spellCheck: flag,
  autoCapitalize: exactly("none", "words", "characters", "sentences"),
} as const;

const width = /* @__PURE__ */ exactly("6rem", "8rem", "10rem", "12rem", "14rem", "20rem", "full");

const markup = /* @__PURE__ */ exactly("text", "html", "markdown");

const hintsShape: Shape<InputHints> = /* @__PURE__ */ object<InputHints>({
  ...commonHints,
  type: exactly("text", "tel"),
  enterKeyHint: exactly("enter", "done", "go", "next", "previous", "search", "send"),
  width,
});

const choice: Shapes<DocumentChoice> = {
  booleanAs: exactly("select", "radio"),
  selectAs: exactly("select", "radio"),
  radioLimit: count,
  searchable: flag,
  searchLimit: count,
};

export const fieldShape: ObjectShape<DocumentField> = /* @__PURE__ */ object<DocumentField>({
  ...choice,
  ...commonHints,
  rule: ruleOrNone,
  as: exactly("agreement"),
  label: textShape,
  options: record(textShape),
  optionsFor: object<DocumentOptions>({ by: text, values: record(list(text)) }, ["by", "values"]),
  groups: list(
    object<DocumentOptionGroup>({ title: textShape, values: list(text) }, ["title", "values"]),
  ),
  description: textShape,
  markup,
  help: textShape,
  width,
  readOnly: flag,
  disabled: flag,
  allowNegative: flag,
  min: amount,
  max: amount,
  decimals: upTo(20),
  stored: text,
  sensitive: flag,
  multiline: either(flag, upTo(100)),
  keywords: record(text),
});

const sectionShape: Shape<DocumentSection> = /* @__PURE__ */ object<DocumentSection>(
  { title: textShape, description: textShape, names: list(text) },
  ["title", "names"],
);

const settings: Shapes<DocumentSettings> = {
  ...choice,
  locale: tagShape,
  currency: matching(/^[A-Za-z]{3}$/, 'an ISO 4217 code, such as "USD"'),
  messages: messagesShape,
  markup,
  hints: either(record(hintsShape), exactly(false)),
  purpose: exactly("self", "other"),
  mask: exactly("live", "blur"),
  hideSensitive: exactly("blur", "always"),
  requiredIndicator: exactly("optional", "required", "none"),
  validationMode: exactly("blur", "submit"),
  rules: record(ruleOrNone),
  defaultRules: either(exactly("suggested"), exactly(false)),
};

const values = /* @__PURE__ */ record(either(text, exactly(null)));

export const prefillShape: ObjectShape<DocumentPrefill> = /* @__PURE__ */ object<DocumentPrefill>(
  { values, origin: textShape, confirm: flag },
  ["values", "origin"],
);

const entry = /* @__PURE__ */ object<DocumentForm>({
  ...settings,
  form: definitionShape,
  id: filled,
  title: textShape,
  lenient: flag,
  unknownTypes: exactly("string", "error"),
  when: conditionShape,
  conditions: record(conditionShape),
  defaultValues: values,
  onboardStep: text,
  minutes: size,
  repeat: object<{ min?: number; max?: number }>({ min: count, max: count }),
  fields: record(fieldShape),
  sections: list(sectionShape),
  prefill: prefillShape,
  readOnly: flag,
  disabled: flag,
  checks: list(checks.shape),
  compute: record(computationShape),
});

export const formShape: ObjectShape<DocumentForm> = {
  ...entry,
  schema: (definitions) => ({
    ...entry.schema(definitions),
    anyOf: [{ required: ["id"] }, { required: ["form"] }],
    if: { properties: { lenient: { const: true } }, required: ["lenient"] },
    else: { properties: { form: strictDefinition } },
  }),
};

const attestation = /* @__PURE__ */ object<DocumentAttestation>(
  { statement: textShape, fills: either(exactly(true), list(text)) },
  ["statement"],
);

const signer = /* @__PURE__ */ object<DocumentSigner>(
  { id: filled, title: textShape, statement: textShape, when: conditionShape },
  ["id", "title", "statement"],
);

export const collectionShape: ObjectShape<Collection> = /* @__PURE__ */ object<Collection>(
  {
    ...settings,
    $schema: text,
    id: filled,
    version: text,
    title: textShape,
    forms: list(formShape),
    checks: list(collectionChecks.shape),
    lang: either(tagShape, exactly(false)),
    variant: exactly("steps", "tasks"),
    confirmLeave: flag,
    onErrorTitle: flag,
    attestation,
    signers: list(signer),
    whatNext: textShape,
  },
  ["forms"],
);

/**
 * Returns the JSON Schema (2020-12) of a collection, generated from the shapes of
 * `parseCollection`.
 *
 * It is published as `parameter-form/collection.schema.json`. Only `parseCollection` validates
 * references between forms, conditions and names.
 */
export function collectionSchema(): JsonSchema {
  const definitions: SchemaDefinitions = {};
  const schema = collectionShape.schema(definitions);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "A collection of parameter-form",
    ...schema,
    $defs: definitions,
  };
}
