import type { Parameter } from "../../core/definition/form.ts";
import { getOwn, omitUndefined } from "../../core/record.ts";
import { addressed, entryId } from "../../document/schema/entryIds.ts";
import type { Collection, DocumentForm } from "../../document/schema/collectionTypes.ts";
import {
  groupsOf,
  insertNames,
  moveInForm,
  namesInOrder,
  splitGroup,
  withGroups,
} from "./layout.ts";
import { idForTitle, namesIn, nameForLabel, uniqueId, uniqueName } from "./names.ts";
import { contentAt, type Place, type PlaceKind, type PlaceOf } from "./place.ts";
import { mapReferences } from "./references.ts";
import { addressAt, withForm, write, type Written } from "./write.ts";

const formIndex = (place: Place): number | undefined => ("form" in place ? place.form : undefined);

/** Adds the id to forms without one, whose address is their position, before positions change. */
const withIds = (document: Collection): Collection => ({
  ...document,
  forms: addressed(document.forms).map(([id, entry]) =>
    entryId(entry) === undefined ? { ...entry, id } : entry,
  ),
});

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
  const addedNames = added.map(({ name }) => name);
  const groups = insertNames(groupsOf(entry), addedNames, {
    name: after.kind === "question" ? after.name : undefined,
    section: after.kind === "section" ? after.section : undefined,
  });
  const mapped = mapReferences(document, (reference) => reference, addedNames);
  const definition = { ...entry.form, parameters: [...entry.form.parameters, ...added] };
  const next = { ...(mapped.forms[form] ?? entry), form: definition };
  return {
    document: withForm(mapped, form, withGroups(next, groups)),
    place: { kind: "question", form, name: first.name },
  };
}

/** Adds a section that begins with the question of a place, or an empty one. */
export function addSection(document: Collection, title: string, at: Place): Written | null {
  const form = formIndex(at);
  const entry = form === undefined ? undefined : document.forms[form];
  if (form === undefined || !entry?.form) return null;
  const split = splitGroup(entry, title, at.kind === "question" ? at.name : undefined);
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
      by?.kind === "condition" && by.at === at && reference.form === address
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

/** Exchanges two neighbours of a list. Returns `null` at its ends. */
function exchanged<T>(list: readonly T[], at: number, by: -1 | 1): readonly T[] | null {
  const [one, other] = [list[at], list[at + by]];
  if (at + by < 0 || one === undefined || other === undefined) return null;
  return list.with(at, other).with(at + by, one);
}

type Changes = {
  readonly [Kind in PlaceKind]?: (document: Collection, place: PlaceOf<Kind>) => Written | null;
};

const moves = (by: -1 | 1): Changes => ({
  form(document, place) {
    const forms = exchanged(withIds(document).forms, place.form, by);
    return (
      forms && { document: { ...document, forms }, place: { ...place, form: place.form + by } }
    );
  },
  section(document, place) {
    const entry = document.forms[place.form];
    const sections = entry && exchanged(entry.sections ?? [], place.section, by);
    if (!sections) return null;
    const moved = { ...entry, sections };
    return {
      document: withForm(document, place.form, withGroups(moved, groupsOf(moved))),
      place: { ...place, section: place.section + by },
    };
  },
  question(document, place) {
    const entry = document.forms[place.form];
    const moved = entry && moveInForm(entry, place.name, by);
    return moved ? { document: withForm(document, place.form, moved), place } : null;
  },
  signer(document, place) {
    const signers = exchanged(document.signers ?? [], place.signer, by);
    return (
      signers && {
        document: { ...document, signers },
        place: { ...place, signer: place.signer + by },
      }
    );
  },
});
const movers = { [-1]: moves(-1), 1: moves(1) } as const;

/** Moves a part before or after its neighbour. Returns `null` if it has none. */
export const move = (document: Collection, place: Place, by: -1 | 1): Written | null =>
  change(movers[by], document, place);

/** Returns the index that is selected after an element was removed from a list. */
const neighbour = (at: number, length: number): number => Math.min(at, length - 1);

const removers: Changes = {
  form(document, { form }) {
    const address = addressAt(document, form);
    const mapped = mapReferences(withIds(document), (reference) =>
      reference.form === address ? null : reference,
    );
    const forms = mapped.forms.toSpliced(form, 1);
    const place: Place =
      forms.length > 0
        ? { kind: "form", form: neighbour(form, forms.length) }
        : { kind: "collection" };
    return { document: { ...mapped, forms }, place };
  },
  section(document, { form, section }) {
    const { sections: before = [], ...entry } = document.forms[form] ?? {};
    const sections = before.toSpliced(section, 1);
    const groups = groupsOf({ ...entry, sections: before });
    const next = sections.length > 0 ? { ...entry, sections } : entry;
    return {
      // The questions of the section stay, outside of sections.
      document: withForm(document, form, withGroups(next, regroup(groups, section))),
      place: { kind: "form", form },
    };
  },
  question(document, { form, name }) {
    const entry = document.forms[form];
    if (!entry?.form) return null;
    const order = namesInOrder(entry);
    const at = order.indexOf(name);
    const address = addressAt(document, form);
    const mapped = mapReferences(document, (reference) =>
      reference.form === address && reference.name === name ? null : reference,
    );
    const rest = mapped.forms[form];
    if (!rest?.form) return null;
    const parameters = rest.form.parameters.filter((one) => one.name !== name);
    const selected = order.toSpliced(at, 1)[neighbour(at, order.length - 1)];
    return {
      document: withForm(mapped, form, { ...rest, form: { ...rest.form, parameters } }),
      place:
        selected === undefined
          ? { kind: "form", form }
          : { kind: "question", form, name: selected },
    };
  },
  signature({ attestation: _statement, signers: _signers, ...document }, place) {
    return { document, place };
  },
  signer({ signers: before = [], ...document }, { signer }) {
    const signers = before.toSpliced(signer, 1);
    return signers.length === 0
      ? { document, place: { kind: "signature" } }
      : {
          document: { ...document, signers },
          place: { kind: "signer", signer: neighbour(signer, signers.length) },
        };
  },
};

/** Moves the questions of a section to the questions outside of sections. */
function regroup(groups: ReturnType<typeof groupsOf>, removed: number) {
  const taken = groups[removed]?.names ?? [];
  return groups
    .filter(({ section }) => section !== removed)
    .map(({ section, names }) => ({
      section: section !== null && section > removed ? section - 1 : section,
      names: section === null ? [...taken, ...names] : names,
    }));
}

/** Removes a part and the references to it. Questions of a removed section stay. */
export const remove = (document: Collection, place: Place): Written | null =>
  contentAt(document, place) === undefined ? null : change(removers, document, place);

function change<Kind extends PlaceKind>(
  changes: Changes,
  document: Collection,
  place: PlaceOf<Kind>,
): Written | null {
  const kind: Kind = place.kind;
  return changes[kind]?.(document, place) ?? null;
}
