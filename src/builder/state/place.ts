import type { Condition } from "../../core/model/evaluateCondition.ts";
import type { Form, Parameter } from "../../core/definition/form.ts";
import { getOwn, isRecord } from "../../core/record.ts";
import { addressed } from "../../document/schema/entryIds.ts";
import type {
  Collection,
  DocumentAttestation,
  DocumentField,
  DocumentForm,
  DocumentSection,
  DocumentSigner,
} from "../../document/schema/collectionTypes.ts";
import type { DocumentText, NamedComputation } from "../../document/schema/named.ts";
import { textIn } from "../../document/schema/texts.ts";

/**
 * A part of a document that can be selected and edited. Forms, sections and signers are referenced
 * by index, and questions by name.
 */
export type Place =
  | { readonly kind: "collection" }
  | { readonly kind: "form"; readonly form: number }
  | { readonly kind: "section"; readonly form: number; readonly section: number }
  | { readonly kind: "question"; readonly form: number; readonly name: string }
  | { readonly kind: "signature" }
  | { readonly kind: "signer"; readonly signer: number };

/** Kinds of places. */
export type PlaceKind = Place["kind"];

/** Place of one kind. */
export type PlaceOf<Kind extends PlaceKind> = Extract<Place, { kind: Kind }>;

/** A question with its settings, which a document stores apart from the definition. */
export interface Question {
  readonly parameter: Parameter;
  readonly field: DocumentField;
  readonly condition?: Condition | undefined;
  readonly computation?: NamedComputation | undefined;
}

/** The signature of a collection. Without an attestation, nothing is signed. */
export interface Signature {
  readonly attestation?: DocumentAttestation | undefined;
}

/** Content of a place, by its kind. */
export interface Contents {
  readonly collection: Collection;
  readonly form: DocumentForm;
  readonly section: DocumentSection;
  readonly question: Question;
  readonly signature: Signature;
  readonly signer: DocumentSigner;
}

export const placeKey = (place: Place): string => JSON.stringify(Object.values(place));

export const samePlace = (one: Place, other: Place): boolean => placeKey(one) === placeKey(other);

/** Readers of the content of a place; `undefined` for a place that the document does not have. */
const readers: {
  readonly [Kind in PlaceKind]: (
    document: Collection,
    place: PlaceOf<Kind>,
  ) => Contents[Kind] | undefined;
} = {
  collection: (document) => document,
  form: ({ forms }, { form }) => forms[form],
  section: ({ forms }, { form, section }) => forms[form]?.sections?.[section],
  question({ forms }, { form, name }) {
    const entry = forms[form];
    const parameter = entry?.form?.parameters.find((one) => one.name === name);
    return (
      parameter && {
        parameter,
        field: getOwn(entry?.fields ?? {}, name) ?? {},
        condition: getOwn(entry?.conditions ?? {}, name),
        computation: getOwn(entry?.compute ?? {}, name),
      }
    );
  },
  signature: ({ attestation }) => ({ attestation }),
  signer: ({ signers = [] }, { signer }) => signers[signer],
};

/** Returns the content of a place; `undefined` if the document does not have it. */
export function contentAt<Kind extends PlaceKind>(
  document: Collection,
  place: PlaceOf<Kind>,
): Contents[Kind] | undefined {
  const read: (document: Collection, place: PlaceOf<Kind>) => Contents[Kind] | undefined =
    readers[place.kind as Kind];
  return read(document, place);
}

export const hasPlace = (document: Collection, place: Place): boolean =>
  contentAt(document, place) !== undefined;

/** Returns the language in which the texts of a document are edited. */
export const languageOf = ({ lang }: Collection): string => lang || "en";

/** Returns the text of the document's own language. */
const ownText = (document: Collection, text: DocumentText | undefined): string =>
  text === undefined ? "" : textIn(text, languageOf(document));

/** Replaces the text in one language, and keeps the others. An empty text removes it. */
export function withText(
  before: DocumentText | undefined,
  lang: string,
  text: string | null,
): DocumentText | undefined {
  if (!isRecord(before)) return text ?? undefined;
  const { [lang]: _replaced, ...others } = before;
  const next = text === null ? others : { ...before, [lang]: text };
  return Object.keys(next).length > 0 ? next : undefined;
}

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

/** Definitions of forms by id. */
export type Definitions = ReadonlyMap<string, Form>;

/** Adds definitions to the forms that a document references by id. */
export const withDefinitions = (document: Collection, definitions: Definitions): Collection => ({
  ...document,
  forms: document.forms.map((entry) => {
    const form = entry.form ?? definitions.get(entry.id ?? "");
    return form ? { ...entry, form } : entry;
  }),
});

/** Returns the title of a form for the outline and for sentences. */
export function formTitle(document: Collection, at: number, fetched?: Form | undefined): string {
  const entry = document.forms[at];
  if (!entry) return "";
  const own = ownText(document, entry.title) || (entry.form ?? fetched)?.description;
  return own || addressed(document.forms)[at]?.[0] || "";
}

/** Returns the title of a place as a person reads it, or `""` if it has none yet. */
export function titleOf(document: Collection, place: Place): string {
  switch (place.kind) {
    case "collection":
      return ownText(document, document.title);
    case "form":
      return formTitle(document, place.form);
    case "question":
      return contentAt(document, place)?.parameter.label ?? "";
    case "section":
    case "signer":
      return ownText(document, contentAt<"section" | "signer">(document, place)?.title);
    case "signature":
      return "";
  }
}
