import { sectionsOf } from "../../core/definition/sections.ts";
import { omitUndefined } from "../../core/record.ts";
import type { DocumentForm } from "../../document/schema/collectionTypes.ts";
import { namesIn } from "./names.ts";

/** The questions of a section in the order of the page; `section` is `null` outside of sections. */
export interface Group {
  readonly section: number | null;
  readonly names: readonly string[];
}

/** Returns the questions of a form in groups as on the page. The last is outside of sections. */
export function groupsOf({ form, sections = [] }: DocumentForm): readonly Group[] {
  const titled = sections.map((one) => ({ names: one.names, title: "" }));
  const found = sectionsOf({ parameters: form?.parameters ?? [] }, titled);
  const namesAt = (place: number): readonly string[] =>
    found.find((one) => one.place === place)?.parameters.map(({ name }) => name) ?? [];
  return [
    ...sections.map((_, section) => ({ section, names: namesAt(section) })),
    { section: null, names: namesAt(sections.length) },
  ];
}

/** Writes groups to a form: the names of its sections, and the order of its parameters. */
export function withGroups(entry: DocumentForm, groups: readonly Group[]): DocumentForm {
  const order = groups.flatMap(({ names }) => names);
  const places = new Map(order.map((name, place) => [name, place]));
  const placeOf = ({ name }: { readonly name: string }): number => places.get(name) ?? 0;
  const namesOf = (section: number): readonly string[] =>
    groups.find((one) => one.section === section)?.names ?? [];
  return {
    ...entry,
    ...omitUndefined({
      form: entry.form && {
        ...entry.form,
        parameters: entry.form.parameters.toSorted((a, b) => placeOf(a) - placeOf(b)),
      },
      sections: entry.sections?.map((one, at) => ({ ...one, names: namesOf(at) })),
    }),
  };
}

type Head = { readonly head: number | null };

/** Returns the headings of the groups and their questions as one list. */
const rowsIn = (entry: DocumentForm): readonly (Head | string)[] =>
  groupsOf(entry).flatMap(({ section, names }) => [{ head: section }, ...names]);

/**
 * Moves a question by a number of rows, of which the headings of sections are some. Returns `null`
 * outside of the form.
 */
export function moveInForm(entry: DocumentForm, name: string, by: number): DocumentForm | null {
  const rows = rowsIn(entry);
  const at = rows.indexOf(name);
  // The first row is the heading of the first section.
  if (at < 0 || at + by < 1 || at + by >= rows.length) return null;
  const regrouped: { section: number | null; names: string[] }[] = [];
  for (const row of rows.toSpliced(at, 1).toSpliced(at + by, 0, name))
    if (typeof row === "string") regrouped.at(-1)?.names.push(row);
    else regrouped.push({ section: row.head, names: [] });
  return withGroups(entry, regrouped);
}

/** Returns the rows from a question to the place of another one, or to the first of a section. */
export function rowsBetween(entry: DocumentForm, name: string, to: string | number): number {
  const rows = rowsIn(entry);
  const at = rows.indexOf(name);
  const target = rows.findIndex((row) => (typeof row === "string" ? row : row.head) === to);
  return target - at + (typeof to === "number" && target < at ? 1 : 0);
}

/** Inserts names into the group of a question, after it; without one, at the end of the form. */
export function insertNames(
  groups: readonly Group[],
  added: readonly string[],
  after: { readonly name?: string | undefined; readonly section?: number | undefined },
): readonly Group[] {
  const { name, section = null } = after;
  const target =
    groups.find(({ names }) => name !== undefined && names.includes(name)) ??
    groups.find((one) => one.section === section);
  return groups.map((group) => {
    if (group !== target) return group;
    const at = name === undefined ? -1 : group.names.indexOf(name);
    const place = at < 0 ? group.names.length : at + 1;
    return { ...group, names: group.names.toSpliced(place, 0, ...added) };
  });
}

/**
 * Creates a section that begins with a question, and takes the questions after it in its group.
 * Questions before it that are outside of sections get a section with the title `before`: the page
 * renders them last otherwise.
 */
export function splitGroup(
  entry: DocumentForm,
  { title, before }: { readonly title: string; readonly before: string },
  name: string | undefined,
): { readonly entry: DocumentForm; readonly section: number } {
  const groups = groupsOf(entry);
  const at = groups.findIndex(({ names }) => name !== undefined && names.includes(name));
  const group = groups[at];
  const isOutside = !group || group.section === null;
  const start = name === undefined ? -1 : (group?.names.indexOf(name) ?? -1);
  const taken = start < 0 ? [] : (group?.names.slice(start) ?? []);
  const earlier = isOutside && start > 0 ? (group?.names.slice(0, start) ?? []) : [];
  const added = [
    ...(earlier.length > 0 ? [{ title: before, names: earlier }] : []),
    { title, names: taken },
  ];
  const place = isOutside ? groups.length - 1 : at + 1;
  const kept = groups.map((one) =>
    one === group ? { ...one, names: one.names.slice(0, Math.max(start, 0)) } : one,
  );
  const sections = entry.sections ?? [];
  const named = sections.map((one, place) => ({ ...one, names: kept[place]?.names ?? [] }));
  const next = { ...entry, sections: named.toSpliced(place, 0, ...added) };
  return { entry: withGroups(next, groupsOf(next)), section: place + added.length - 1 };
}

/** Returns the names of the questions in the order of the page. */
export const namesInOrder = (entry: DocumentForm): readonly string[] =>
  entry.sections ? groupsOf(entry).flatMap(({ names }) => names) : namesIn(entry);
