import type { Form, Parameter } from "../../core/definition/form.ts";
import { sectionsOf } from "../../core/definition/sections.ts";
import { omitUndefined } from "../../core/record.ts";
import type { DocumentForm, DocumentSection } from "../../document/schema/collectionTypes.ts";
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

/** A row of the page: a section, `null` for the heading of the others, or the name of a question. */
type Row = DocumentSection | null | string;

const isSection = (row: Row): row is DocumentSection => row !== null && typeof row !== "string";

/** Returns the sections and questions as one list. `null` and the questions after it are last. */
const rowsIn = (entry: DocumentForm): readonly Row[] =>
  groupsOf(entry).flatMap(({ section, names }): readonly Row[] => [
    (section !== null && entry.sections?.[section]) || null,
    ...names,
  ]);

/** Returns the index after the last question of the section at an index. */
function endOf(rows: readonly Row[], heading: number): number {
  const next = rows.findIndex((row, at) => at > heading && typeof row !== "string");
  return next < 0 ? rows.length : next;
}

/** Writes rows to a form: its sections with their names, and the order of its parameters. */
function withRows(entry: DocumentForm, rows: readonly Row[]): DocumentForm {
  const namesIn = (part: readonly Row[]): readonly string[] =>
    part.filter((row) => typeof row === "string");
  const places = new Map(namesIn(rows).map((name, place) => [name, place]));
  const placeOf = ({ name }: { readonly name: string }): number => places.get(name) ?? 0;
  const sections = rows.flatMap((row, at) =>
    isSection(row) ? [{ ...row, names: namesIn(rows.slice(at + 1, endOf(rows, at))) }] : [],
  );
  const { sections: _replaced, ...others } = entry;
  return {
    ...others,
    ...omitUndefined({
      form: entry.form && {
        ...entry.form,
        parameters: entry.form.parameters.toSorted((a, b) => placeOf(a) - placeOf(b)),
      },
      sections: sections.length > 0 ? sections : undefined,
    }),
  };
}

/** Returns a form with other sections. Its parameters follow their order. */
export function withSections(
  entry: DocumentForm,
  sections: readonly DocumentSection[],
): DocumentForm {
  const next = { ...entry, sections };
  return withRows(next, rowsIn(next));
}

/**
 * Moves a question by a number of rows, of which the headings of sections are some. Returns `null`
 * outside of the form.
 */
export function moveInForm(entry: DocumentForm, name: string, by: number): DocumentForm | null {
  const rows = rowsIn(entry);
  const at = rows.indexOf(name);
  // The first row is the heading of the first section.
  if (at < 0 || at + by < 1 || at + by >= rows.length) return null;
  return withRows(entry, rows.toSpliced(at, 1).toSpliced(at + by, 0, name));
}

/** Returns the rows from a question to the place of another one, or to the first of a section. */
export function rowsBetween(entry: DocumentForm, name: string, to: string | number): number {
  const rows = rowsIn(entry);
  const at = rows.indexOf(name);
  const target = rows.indexOf(typeof to === "string" ? to : (entry.sections?.[to] ?? null));
  return target - at + (typeof to === "number" && target < at ? 1 : 0);
}

/** Inserts questions after another one, at the end of a section, or at the end of the form. */
export function insertQuestions(
  entry: DocumentForm,
  form: Form,
  added: readonly Parameter[],
  after: { readonly name?: string | undefined; readonly section?: number | undefined },
): DocumentForm {
  const rows = rowsIn(entry);
  const question = after.name === undefined ? -1 : rows.indexOf(after.name);
  const section = entry.sections?.[after.section ?? -1] ?? null;
  const at = question < 0 ? endOf(rows, rows.indexOf(section)) : question + 1;
  const parameters = [...form.parameters, ...added];
  const names = added.map(({ name }) => name);
  return withRows({ ...entry, form: { ...form, parameters } }, rows.toSpliced(at, 0, ...names));
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
  const rows = rowsIn(entry);
  const outside = rows.indexOf(null);
  const at = name === undefined ? -1 : rows.indexOf(name);
  const added: DocumentSection = { title, names: [] };
  const isFirst = at === outside + 1;
  const split: readonly Row[] =
    at > outside
      ? [
          ...rows.slice(0, outside),
          ...(isFirst ? [] : [{ title: before, names: [] }]),
          ...rows.slice(outside + 1, at),
          added,
          ...rows.slice(at),
          null,
        ]
      : rows.toSpliced(at < 0 ? outside : at, 0, added);
  return { entry: withRows(entry, split), section: split.filter(isSection).indexOf(added) };
}

/** Removes a section. Its questions become the first ones outside of sections. */
export function withoutSection(entry: DocumentForm, section: number): DocumentForm {
  const rows = rowsIn(entry);
  const heading = rows.findIndex((row) => isSection(row) && row === entry.sections?.[section]);
  const end = endOf(rows, heading);
  const others = rows.toSpliced(heading, end - heading);
  return withRows(
    entry,
    others.toSpliced(others.indexOf(null) + 1, 0, ...rows.slice(heading + 1, end)),
  );
}

/** Returns the names of the questions in the order of the page. */
export const namesInOrder = (entry: DocumentForm): readonly string[] =>
  entry.sections ? groupsOf(entry).flatMap(({ names }) => names) : namesIn(entry);
