import type { Parameter } from "../../core/definition/form.ts";
import { getOwn, omitUndefined } from "../../core/record.ts";
import { entryId } from "../../document/schema/entryIds.ts";
import type { Collection, DocumentForm } from "../../document/schema/collectionTypes.ts";
import { withIds } from "./change.ts";
import { insertQuestions, splitGroup } from "./layout.ts";
import { idForTitle, namesIn, nameForLabel, uniqueId, uniqueName } from "./names.ts";
import { contentAt, formTitle, type Place } from "./place.ts";
import { mapReferences } from "./references.ts";
import { addressAt, withForm, write, type Written } from "./write.ts";

const formIndex = (place: Place): number | undefined => ("form" in place ? place.form : undefined);

/** Adds a form after the form of a place, or at the end. Gives it an id that no form has. */
export function addForm(document: Collection, entry: DocumentForm, after: Place): Written {
  const at = (formIndex(after) ?? document.forms.length - 1) + 1;
  const id = uniqueId(entryId(entry) ?? "form", document);
  const before = withIds(mapReferences(document, (reference) => reference, namesIn(entry)));
  const forms = before.forms.toSpliced(at, 0, { ...entry, id });
  return { document: { ...before, forms }, place: { kind: "form", form: at } };
}

/** Adds questions after a place of a form with a definition. Names that are taken get a number. */
export function addQuestions(
  document: Collection,
  parameters: readonly Parameter[],
  after: Place,
): Written | null {
  const form = formIndex(after);
  const entry = form === undefined ? undefined : document.forms[form];
  if (form === undefined || !entry?.form) return null;
  const names = [...namesIn(entry)];
  const added = parameters.map((parameter) => {
    const wanted = parameter.name || nameForLabel(parameter.label, []);
    const name = uniqueName(wanted, names);
    names.push(name);
    return { ...parameter, name };
  });
  const [first] = added;
  if (!first) return null;
  const mapped = mapReferences(
    document,
    (reference) => reference,
    added.map(({ name }) => name),
  );
  const next = insertQuestions(mapped.forms[form] ?? entry, entry.form, added, {
    name: after.kind === "question" ? after.name : undefined,
    section: after.kind === "section" ? after.section : undefined,
  });
  return {
    document: withForm(mapped, form, next),
    place: { kind: "question", form, name: first.name },
  };
}

/** Adds a section that begins with the question of a place, or an empty one. */
export function addSection(document: Collection, title: string, at: Place): Written | null {
  const form = formIndex(at);
  const entry = form === undefined ? undefined : document.forms[form];
  if (form === undefined || !entry?.form) return null;
  const titles = { title, before: formTitle(document, form) };
  const split = splitGroup(entry, titles, at.kind === "question" ? at.name : undefined);
  return {
    document: withForm(document, form, split.entry),
    place: { kind: "section", form, section: split.section },
  };
}

/** Adds a signer, and the statement of the signature that a signer requires. */
export function addSigner(document: Collection, title: string, statement: string): Written {
  const { signers = [], attestation = { statement } } = document;
  const signer = { id: idForTitle(title, document), title, statement };
  return {
    document: { ...document, attestation, signers: [...signers, signer] },
    place: { kind: "signer", signer: signers.length },
  };
}

/** Copies the value of a key, if the record has it, to another key. */
function withCopy<T>(
  record: Readonly<Record<string, T>> | undefined,
  from: string,
  to: string,
): Readonly<Record<string, T>> | undefined {
  const value = getOwn(record ?? {}, from);
  return value === undefined ? record : { ...record, [to]: value };
}

/** Duplicates a form or a question with its settings, after the original. */
export function duplicate(document: Collection, place: Place): Written | null {
  if (place.kind === "form") {
    const entry = document.forms[place.form];
    if (!entry) return null;
    const address = addressAt(document, place.form);
    const copied = addForm(document, { ...entry, id: address }, place);
    const at = place.form + 1;
    const id = addressAt(copied.document, at);
    // Conditions of the copy refer to the copy.
    const mapped = mapReferences(copied.document, (reference, by) =>
      by?.kind === "condition" &&
      by.place.kind === "question" &&
      by.place.form === at &&
      reference.form === address
        ? { ...reference, form: id }
        : reference,
    );
    return { ...copied, document: mapped };
  }
  const original = place.kind === "question" ? contentAt(document, place) : undefined;
  const added = original && addQuestions(document, [original.parameter], place);
  if (!original || added?.place.kind !== "question") return null;
  const { form, name } = added.place;
  const entry = added.document.forms[form] ?? {};
  const copied = omitUndefined({
    ...entry,
    rules: withCopy(entry.rules, original.parameter.name, name),
    defaultValues: withCopy(entry.defaultValues, original.parameter.name, name),
  });
  const content = { ...original, parameter: { ...original.parameter, name } };
  return write(withForm(added.document, form, copied), { place: added.place, content }, undefined);
}
