import type {
  Collection,
  DocumentAttestation,
  DocumentForm,
  DocumentPrefill,
  DocumentSettings,
  DocumentSigner,
} from "./collectionTypes.ts";
import { checks, collectionChecks } from "./checks.ts";
import { computationShape } from "./computations.ts";
import { conditionShape } from "./conditions.ts";
import { definitionShape, strictDefinition } from "./definition.ts";
import { choice, fieldShape, hintsShape, markup, ruleOrNone, sectionShape } from "./fields.ts";
import { either } from "../shapes/choices.ts";
import { list, record } from "../shapes/lists.ts";
import { object, type Shapes, type ObjectShape } from "../shapes/object.ts";
import { count, exactly, filled, flag, matching, size, text } from "../shapes/values.ts";
import { messagesShape, tagShape, textShape } from "./texts.ts";

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
