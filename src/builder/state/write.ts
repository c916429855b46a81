import { omitUndefined } from "../../core/record.ts";
import { addressed, addressesOf } from "../../document/schema/entryIds.ts";
import type { Collection, DocumentForm } from "../../document/schema/collectionTypes.ts";
import { followsLabel, namesIn, nameForLabel } from "./names.ts";
import {
  contentAt,
  type Contents,
  type Place,
  type PlaceKind,
  type PlaceOf,
  withSetting,
} from "./place.ts";
import { mapReferences, type MapReference, referenceTo } from "./references.ts";

/** A document after a change, with the place that is selected then. */
export interface Written {
  readonly document: Collection;
  readonly place: Place;
}

export const addressAt = ({ forms }: Collection, at: number): string =>
  addressesOf(forms)[at] ?? "";

export const withForm = (document: Collection, at: number, entry: DocumentForm): Collection => ({
  ...document,
  forms: document.forms.with(at, entry),
});

/** Sets a key of a record, or removes it for `undefined` and for an object without keys. */
function withKey<T>(
  record: Readonly<Record<string, T>> | undefined,
  key: string,
  value: T | undefined,
): Readonly<Record<string, T>> | undefined {
  const { [key]: _replaced, ...others } = record ?? {};
  const isAbsent =
    value === undefined || (typeof value === "object" && Object.keys(Object(value)).length === 0);
  const next = isAbsent ? others : { ...record, [key]: value };
  return Object.keys(next).length > 0 ? next : undefined;
}

/** Returns the names of a form's questions in the published document. */
function publishedNames(
  document: Collection,
  form: number,
  published: Collection | undefined,
): readonly string[] {
  const address = addressAt(document, form);
  const found = addressed(published?.forms ?? []).find(([id]) => id === address);
  return found ? namesIn(found[1]) : [];
}

const writers: {
  readonly [Kind in PlaceKind]: (
    document: Collection,
    place: PlaceOf<Kind>,
    content: Contents[Kind],
    published: Collection | undefined,
  ) => Written | null;
} = {
  collection: (_, place, content) => ({ document: content, place }),
  form(document, place, content) {
    const written = withForm(document, place.form, content);
    const [before, id] = [addressAt(document, place.form), addressAt(written, place.form)];
    if (id === before) return { document: written, place };
    // References are resolved by the old id.
    const old = withForm(document, place.form, { ...content, id: before });
    const isOwn = referenceTo(old, place);
    const mapped = mapReferences(old, (reference) =>
      isOwn(reference) ? { ...reference, form: id } : reference,
    );
    const entry = withSetting(mapped.forms[place.form] ?? content, "id", content.id);
    return { document: withForm(mapped, place.form, entry), place };
  },
  section(document, place, content) {
    const entry = document.forms[place.form];
    if (!entry?.sections?.[place.section]) return null;
    const sections = entry.sections.with(place.section, content);
    return { document: withForm(document, place.form, { ...entry, sections }), place };
  },
  question(document, place, content, published) {
    const before = contentAt(document, place)?.parameter;
    if (!before) return null;
    const { form } = place;
    const others = namesIn(document.forms[form] ?? {}).filter((one) => one !== place.name);
    const isFollowed =
      content.parameter.name === before.name &&
      content.parameter.label !== before.label &&
      followsLabel(before, others, publishedNames(document, form, published));
    const name = isFollowed
      ? nameForLabel(content.parameter.label, others)
      : content.parameter.name;
    const isOwn = referenceTo(document, place);
    const rename: MapReference = (reference) =>
      isOwn(reference) ? { ...reference, name } : reference;
    const mapped = name === place.name ? document : mapReferences(document, rename, [name]);
    const entry = mapped.forms[form];
    if (!entry?.form) return null;
    const { field, condition, computation } = content;
    const parameters = entry.form.parameters.map((one) =>
      one.name === place.name ? { ...content.parameter, name } : one,
    );
    const next = omitUndefined({
      ...entry,
      form: { ...entry.form, parameters },
      fields: withKey(entry.fields, name, omitUndefined(field)),
      conditions: withKey(entry.conditions, name, condition),
      compute: withKey(entry.compute, name, computation),
    });
    return { document: withForm(mapped, form, next), place: { ...place, name } };
  },
  signature: (document, place, content) => ({
    document: withSetting(document, "attestation", content.attestation),
    place,
  }),
  signer(document, place, content) {
    const { signers = [] } = document;
    if (!signers[place.signer]) return null;
    return { document: { ...document, signers: signers.with(place.signer, content) }, place };
  },
};

/** A place with its new content. */
export type Write = {
  readonly [Kind in PlaceKind]: {
    readonly place: PlaceOf<Kind>;
    readonly content: Contents[Kind];
  };
}[PlaceKind];

/** Writes the content of a place. Returns `null` for a place that the document does not have. */
export function write<Kind extends PlaceKind>(
  document: Collection,
  { place, content }: { readonly place: PlaceOf<Kind>; readonly content: Contents[Kind] },
  published: Collection | undefined,
): Written | null {
  const kind: Kind = place.kind;
  return writers[kind](document, place, content, published);
}
