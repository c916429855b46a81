"use client";
import { type Control, type FieldValues, get, type Resolver } from "react-hook-form";
import { isRecord } from "../../core/record.ts";
import { warn } from "../support/warn.ts";
import { holdsValues, ParameterRef, unsupportedVersion } from "./hookForm.ts";
import { copyOf, put, restoreStrippedValues } from "./restoreStrippedValues.ts";

export interface HostGroup {
  readonly group: string;
  /** Field names of the parameters within the group. */
  readonly names: readonly string[];
  /** Returns the errors by field name. */
  validate(values: FieldValues): FieldValues;
}

interface HostGroups {
  /** Field names by group, also of unmounted groups. */
  readonly names: Map<string, Set<string>>;
  readonly mounted: Set<HostGroup>;
}

/** Groups by control, and by the copy of its values that a resolver gets. */
const groupsOf = new WeakMap<Control | FieldValues, HostGroups>();

/** The controls in `groupsOf`. A resolver gets no control, so it is found by its values. */
const controls = new Set<WeakRef<Control>>();

const groupsWith = (values: FieldValues): HostGroups | undefined =>
  groupsOf.get(
    [...controls]
      .map((known) => known.deref())
      .find((control) => control && holdsValues(control, values)) ?? values,
  );

/** Copies the groups, because users may edit them while a resolver runs. */
function copyGroups(values: FieldValues, groups: HostGroups): FieldValues {
  const copy = copyOf(values);
  for (const group of groups.names.keys()) {
    const found: unknown = get(copy, group);
    if (isRecord(found)) put(copy, group, copyOf(found));
  }
  groupsOf.set(copy, groups);
  return copy;
}

function addGroups(control: Control): HostGroups {
  const groups: HostGroups = { names: new Map(), mounted: new Set() };
  groupsOf.set(control, groups);
  for (const known of controls) if (!known.deref()) controls.delete(known);
  controls.add(new WeakRef(control));
  return groups;
}

/**
 * Validates parameters in addition to a host's resolver.
 *
 * @returns A function that ends the validation. Values are still restored.
 */
export function validateInHost(control: Control, added: HostGroup): () => void {
  const { names, mounted } = groupsOf.get(control) ?? addGroups(control);
  names.set(added.group, new Set([...(names.get(added.group) ?? []), ...added.names]));
  mounted.add(added);
  return () => void mounted.delete(added);
}

const wrapped = new WeakSet<object>();

/**
 * Wraps the resolver of your form, so that it also validates the parameters of `<ParameterFields>`.
 * react-hook-form runs no other validation in a form with a resolver.
 *
 * - Errors of the resolver take precedence.
 * - Values of parameters that the resolver strips, as most schemas do, are restored.
 * - `withParameters` must be outermost: wrap a resolver that calls others as a whole.
 * - You may call it at each render.
 *
 * @example
 * const { control } = useForm({ resolver: withParameters(zodResolver(schema)) });
 */
export function withParameters<
  // Inferred as a whole: `values: {}` of a rejection would otherwise be inferred as the output.
  R extends (values: never, context: never, options: never) => object,
>(resolver: R): R;
export function withParameters(resolver: Resolver): Resolver {
  const wrapper: Resolver = async (values, context, options) => {
    // Before the resolver runs: a reset replaces the values of the form.
    const groups = groupsWith(values);
    if (
      !groups &&
      options.names?.some((name) => get(options.fields, `${name}.ref`) instanceof ParameterRef)
    )
      throw unsupportedVersion("passes a copy of the values to a resolver");
    if (!groups) return resolver(values, context, options);
    const copy = copyGroups(values, groups);
    const mounted = [...groups.mounted];
    const result = await resolver(copy, context, options);
    const errors: FieldValues = { ...result.errors };
    for (const { group, validate } of mounted) {
      const groupErrors = validate(copy);
      const own: unknown = get(errors, group);
      warn("rejected", { group, errors, own });
      if (Object.keys(groupErrors).length > 0)
        put(errors, group, { ...groupErrors, ...(isRecord(own) ? own : {}) });
    }
    if (Object.keys(errors).length > 0) return { values: {}, errors };
    if (!isRecord(result.values)) return result;
    const kept = copyOf(result.values);
    for (const [group, names] of groups.names) restoreStrippedValues(names, group, copy, kept);
    return { values: kept, errors: {} };
  };
  wrapped.add(wrapper);
  return wrapper;
}

/**
 * Asserts that the resolver of a host's form validates parameters.
 *
 * @throws TypeError if it was not made by `withParameters`.
 */
export function assertWrapped(resolver: object | undefined): void {
  if (resolver && !wrapped.has(resolver))
    throw new TypeError(
      "ParameterFields requires useForm({ resolver: withParameters(resolver) }), outermost. Another resolver submits answers that nothing has validated, or strips them.",
    );
}
