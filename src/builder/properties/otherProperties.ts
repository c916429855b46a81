import type {
  Collection,
  DocumentForm,
  DocumentSection,
  DocumentSigner,
} from "../../document/schema/collectionTypes.ts";
import { textIn } from "../../document/schema/texts.ts";
import { type Signature, withText } from "../state/place.ts";
import { parameters, type Property, textProperty, withSetting } from "./property.ts";

const number = (value: string | null): number | undefined =>
  value === null ? undefined : Number.parseInt(value, 10);

const text = (value: number | undefined): string | null =>
  value === undefined ? null : String(value);

/** Properties of the collection. */
export const collectionProperties: readonly Property<Collection>[] = [
  textProperty(
    parameters.text("title", "Title"),
    ({ title }) => title,
    (document, title) => withSetting(document, "title", title),
  ),
  {
    parameter: parameters.choice("variant", "Order of the forms", {
      steps: "One after another",
      tasks: "A list to choose from",
    }),
    read: ({ variant }) => variant ?? null,
    write: (document, value) =>
      withSetting(document, "variant", value === "steps" || value === "tasks" ? value : undefined),
  },
  textProperty(
    parameters.text("what_next", "What happens next", {
      description: "Shown after everything was submitted",
    }),
    ({ whatNext }) => whatNext,
    (document, whatNext) => withSetting(document, "whatNext", whatNext),
    { settings: { multiline: 3 } },
  ),
  {
    parameter: parameters.text("version", "Version", { description: "Such as 2026-03" }),
    settings: { width: "10rem" },
    read: ({ version }) => version ?? null,
    write: (document, value) => withSetting(document, "version", value ?? undefined),
  },
];

const repeats = { name: "repeats", equals: "true" } as const;

const repeatLimit = (key: "min" | "max", label: string): Property<DocumentForm> => ({
  parameter: parameters.count(`repeat_${key}`, label),
  when: repeats,
  read: ({ repeat }) => text(repeat?.[key]),
  write: (form, value) => ({
    ...form,
    repeat: withSetting(form.repeat ?? {}, key, number(value)),
  }),
});

/** Properties of a form. */
export const formProperties: readonly Property<DocumentForm>[] = [
  textProperty(
    parameters.text("title", "Title"),
    ({ title }) => title,
    (form, title) => withSetting(form, "title", title),
  ),
  {
    parameter: parameters.count("minutes", "Minutes that it takes"),
    read: ({ minutes }) => text(minutes),
    write: (form, value) => withSetting(form, "minutes", number(value)),
  },
  {
    parameter: parameters.yesNo("repeats", "Can it be filled in several times?", {
      description: "Such as once for each dependent",
    }),
    settings: { booleanAs: "radio" },
    read: ({ repeat }) => (repeat ? "true" : null),
    write: (form, value) => withSetting(form, "repeat", value === "true" ? {} : undefined),
  },
  repeatLimit("min", "At least so many times"),
  repeatLimit("max", "At most so many times"),
  {
    parameter: parameters.text("origin", "Source of answers that are filled in", {
      description: "Such as “from your employee record”. Your app fills them in.",
    }),
    read: ({ prefill }, lang) => (prefill ? textIn(prefill.origin, lang) : null),
    write({ prefill, ...form }, value, lang) {
      const { values = {} } = prefill ?? {};
      const origin = withText(prefill?.origin, lang, value);
      if (origin === undefined && Object.keys(values).length === 0) return form;
      return { ...form, prefill: { ...prefill, values, origin: origin ?? "" } };
    },
  },
  {
    parameter: parameters.yesNo("confirm", "Must each of them be checked?", {
      description: "By an edit, or with “This is right”",
    }),
    settings: { booleanAs: "radio" },
    when: { name: "origin", answered: true },
    read: ({ prefill }) => (prefill?.confirm ? "true" : null),
    write: (form, value) =>
      form.prefill
        ? { ...form, prefill: withSetting(form.prefill, "confirm", value === "true" || undefined) }
        : form,
  },
  {
    parameter: parameters.text("id", "Id", {
      required: true,
      description: "The form’s address, and its id at the service",
    }),
    settings: { spellCheck: false, autoCapitalize: "none" },
    onLeave: true,
    read: ({ id, form }) => id ?? form?.id ?? null,
    write: (form, value) => (value === null ? form : { ...form, id: value }),
  },
];

const described = <T extends DocumentSection>(): readonly Property<T>[] => [
  textProperty(
    parameters.text("title", "Title", { required: true }),
    ({ title }) => title,
    (content, title) => ({ ...content, title: title ?? "" }),
  ),
  textProperty(
    parameters.text("description", "Description"),
    ({ description }) => description,
    (content, description) => withSetting(content, "description", description),
    { settings: { multiline: 2 } },
  ),
];

/** Properties of a section. */
export const sectionProperties: readonly Property<DocumentSection>[] = described();

const statement = parameters.text("statement", "Statement that the person signs");

/** Properties of the signature. Without a statement, nothing is signed. */
export const signatureProperties: readonly Property<Signature>[] = [
  {
    parameter: statement,
    settings: { multiline: 4 },
    read: ({ attestation }, lang) => (attestation ? textIn(attestation.statement, lang) : null),
    write({ attestation }, value, lang) {
      const text = withText(attestation?.statement, lang, value);
      return { attestation: text === undefined ? undefined : { ...attestation, statement: text } };
    },
  },
];

/** Properties of a signer. */
export const signerProperties: readonly Property<DocumentSigner>[] = [
  textProperty(
    parameters.text("title", "Who signs", { required: true, description: "Such as Manager" }),
    ({ title }) => title,
    (signer, title) => ({ ...signer, title: title ?? "" }),
  ),
  textProperty(
    { ...statement, required: true },
    (signer) => signer.statement,
    (signer, next) => ({ ...signer, statement: next ?? "" }),
    { settings: { multiline: 4 } },
  ),
];
