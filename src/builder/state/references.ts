import { type ConditionedForm, resolveReference } from "../../core/model/conditionReferences.ts";
import type { AnswerTest, Condition } from "../../core/model/evaluateCondition.ts";
import { omitUndefined } from "../../core/record.ts";
import { addressed, addressesOf } from "../../document/schema/entryIds.ts";
import type {
  Collection,
  DocumentField,
  DocumentForm,
} from "../../document/schema/collectionTypes.ts";
import type {
  NamedCheck,
  NamedCollectionCheck,
  NamedComputation,
  Term,
} from "../../document/schema/named.ts";
import { namesIn } from "./names.ts";
import type { Place, PlaceOf } from "./place.ts";

/** A reference to a question: the address of its form, and its name. */
export interface Reference {
  readonly form: string;
  readonly name: string;
}

/** The setting that refers to a question, for a sentence. */
export interface Referrer {
  readonly kind: "condition" | "options" | "check" | "computation";
  /** The place that has the setting. */
  readonly place: Place;
}

/**
 * Returns another reference in place of one, or `null` to remove it. Settings of a question itself,
 * such as its rule, have no referrer.
 */
export type MapReference = (reference: Reference, by?: Referrer) => Reference | null;

/** Returns whether references are to a question, or to any question of a form. */
export function referenceTo(
  { forms }: Collection,
  place: PlaceOf<"form" | "question">,
): (reference: Reference) => boolean {
  const address = addressesOf(forms)[place.form];
  return ({ form, name }) => form === address && (place.kind === "form" || name === place.name);
}

type MapName = (name: string) => string | null;

const compact = <T>(list: readonly (T | null)[]): readonly T[] =>
  list.filter((one) => one !== null);

/** Returns the forms of a document with the conditions that refer to their questions. */
export const conditionedForms = (forms: readonly DocumentForm[]) =>
  addressed(forms).map(([id, { form = null, when, conditions, repeat }]) => ({
    id,
    form,
    when,
    conditions,
    repeat,
  }));

/**
 * Returns a document in which each reference to a question is mapped.
 *
 * @param added Names that another form gets, too. Conditions that refer to a question with such a
 * name in another form get the id of that form, because the name alone becomes ambiguous.
 */
export function mapReferences(
  document: Collection,
  map: MapReference,
  added: readonly string[] = [],
): Collection {
  const entries = addressed(document.forms);
  const conditioned = conditionedForms(document.forms);

  const mapTests = (condition: Condition, asker: ConditionedForm, place: Place) => {
    const own = place.kind === "question" ? place.name : undefined;
    return mapCondition(condition, (test) => {
      const found = resolved(() => resolveReference(conditioned, asker, own, test));
      if (!found) return test;
      const [form, name] = found;
      const next = map({ form, name }, { kind: "condition", place });
      const isAmbiguous =
        form !== asker.id && next !== null && (next.name !== name || added.includes(name));
      const hasForm = test.form !== undefined || isAmbiguous;
      return next && { ...test, name: next.name, ...(hasForm && { form: next.form }) };
    });
  };

  const forms = entries.map(([address, entry], at): DocumentForm => {
    const asker = conditioned[at];
    const place = { kind: "form", form: at } as const;
    const question = (name: string): Place => ({ kind: "question", form: at, name });
    const inForm =
      (by?: Referrer): MapName =>
      (name) =>
        map({ form: address, name }, by)?.name ?? null;
    const own = inForm();
    const { when, conditions, sections, checks, compute, prefill } = entry;
    const keys = <T>(record: Readonly<Record<string, T>> | undefined) => mapKeys(record, own);
    return omitUndefined({
      ...entry,
      when: (when && asker && mapTests(when, asker, place)) ?? undefined,
      conditions: mapKeys(conditions, own, (condition, name) =>
        asker ? mapTests(condition, asker, question(name)) : condition,
      ),
      sections: sections?.map((one) => ({ ...one, names: compact(one.names.map(own)) })),
      fields: mapKeys(entry.fields, own, (field, name) =>
        mapField(field, inForm({ kind: "options", place: question(name) })),
      ),
      rules: keys(entry.rules),
      defaultValues: keys(entry.defaultValues),
      prefill: prefill && { ...prefill, values: keys(prefill.values) ?? {} },
      checks:
        checks && compact(checks.map((one) => mapCheck(one, inForm({ kind: "check", place })))),
      compute: mapKeys(compute, own, (one, name) =>
        mapComputation(one, inForm({ kind: "computation", place: question(name) })),
      ),
    });
  });
  const signers = document.signers?.map((signer, at) => {
    const { when, ...unconditional } = signer;
    if (!when) return signer;
    const asker = { id: signer.id, form: { parameters: [] } };
    const mapped = mapTests(when, asker, { kind: "signer", signer: at });
    return mapped ? { ...signer, when: mapped } : unconditional;
  });
  const checks =
    document.checks && compact(document.checks.map((one) => mapCollectionCheck(one, map)));
  const mapShared = (name: string): readonly string[] => mapSharedName(entries, name, map);
  const { rules, attestation } = document;
  const { fills } = attestation ?? {};
  const next = {
    ...document,
    signers,
    checks,
    rules:
      rules &&
      Object.fromEntries(
        Object.entries(rules).flatMap(([name, rule]) => mapShared(name).map((one) => [one, rule])),
      ),
    attestation:
      attestation && Array.isArray(fills)
        ? { ...attestation, fills: [...new Set(fills.flatMap(mapShared))] }
        : attestation,
  };
  return { ...omitUndefined(next), forms };
}

/**
 * Maps a name that refers to the questions of this name in all forms. A fetched form may have any
 * name. Keeps a name that no form has.
 */
function mapSharedName(
  entries: ReturnType<typeof addressed<DocumentForm>>,
  name: string,
  map: MapReference,
): readonly string[] {
  const referenced = entries.filter(([, entry]) => !entry.form || namesIn(entry).includes(name));
  if (referenced.length === 0) return [name];
  return [...new Set(compact(referenced.map(([form]) => map({ form, name })?.name ?? null)))];
}

/** Calls a function that throws for a reference that does not exist. */
function resolved<T>(find: () => T): T | null {
  try {
    return find();
  } catch {
    return null;
  }
}

function mapKeys<T>(
  record: Readonly<Record<string, T>> | undefined,
  map: MapName,
  mapValue: (value: T, name: string) => T | null = (value) => value,
): Readonly<Record<string, T>> | undefined {
  if (!record) return undefined;
  const entries = Object.entries(record).flatMap(([name, value]): (readonly [string, T])[] => {
    const key = map(name);
    const next = key === null ? null : mapValue(value, name);
    return key === null || next === null ? [] : [[key, next]];
  });
  const isEmptied = entries.length === 0 && Object.keys(record).length > 0;
  return isEmptied ? undefined : Object.fromEntries(entries);
}

/** Maps the tests of a condition. Returns `null` if no test is left. */
function mapCondition(
  condition: Condition,
  map: (test: AnswerTest) => AnswerTest | null,
): Condition | null {
  const mapAll = (before: readonly Condition[]): readonly Condition[] | null => {
    const next = compact(before.map((one) => mapCondition(one, map)));
    return next.length === 0 && before.length > 0 ? null : next;
  };
  if ("all" in condition) {
    const all = mapAll(condition.all);
    return all && { all };
  }
  if ("any" in condition) {
    const any = mapAll(condition.any);
    return any && { any };
  }
  return map(condition);
}

/** Maps the question that the options of a field depend on. Removes them without it. */
function mapField(field: DocumentField, map: MapName): DocumentField {
  const { optionsFor, ...others } = field;
  if (!optionsFor) return field;
  const by = map(optionsFor.by);
  return by === null ? others : { ...others, optionsFor: { ...optionsFor, by } };
}

function mapCheck(check: NamedCheck, map: MapName): NamedCheck | null {
  if ("names" in check) {
    const names = compact(check.names.map(map));
    return names.length < 2 && names.length < check.names.length ? null : { ...check, names };
  }
  const [name, other] = [map(check.name), map(check.other)];
  return name === null || other === null ? null : { ...check, name, other };
}

function mapCollectionCheck(
  check: NamedCollectionCheck,
  map: MapReference,
): NamedCollectionCheck | null {
  const by: Referrer = { kind: "check", place: { kind: "collection" } };
  const found = compact(check.names.map((name) => map({ form: check.form, name }, by)));
  const [first, ...others] = found;
  return first
    ? { ...check, form: first.form, names: [first.name, ...others.map(({ name }) => name)] }
    : null;
}

/** Maps the operands. Removes a difference with its first operand, from which it subtracts. */
function mapComputation(computation: NamedComputation, map: MapName): NamedComputation | null {
  const terms = computation.of.map((term): Term | null => {
    if (typeof term === "string") return map(term);
    return "compute" in term ? mapComputation(term, map) : term;
  });
  const isEmptied = computation.compute === "difference" && terms[0] === null;
  const [first, ...others] = isEmptied ? [] : compact(terms);
  return first === undefined ? null : { ...computation, of: [first, ...others] };
}

/** Returns the settings that refer to the questions that `isReferenced` selects. */
export function referrersOf(
  document: Collection,
  isReferenced: (reference: Reference) => boolean,
): readonly Referrer[] {
  const found = new Map<string, Referrer>();
  mapReferences(document, (reference, by) => {
    if (by && isReferenced(reference)) found.set(JSON.stringify(by), by);
    return reference;
  });
  return [...found.values()];
}
