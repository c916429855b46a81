import {
  type Control,
  type FieldValues,
  get,
  type Resolver,
  type UseFormProps,
} from "react-hook-form";
import { isRecord } from "../../core/record.ts";
import { warn } from "../support/warn.ts";
import { put, restoreStrippedValues } from "./restoreStrippedValues.ts";

export interface HostGroup {
  readonly group: string;
  /** Field names of the parameters within the group. */
  readonly names: readonly string[];
  errors(values: FieldValues): FieldValues;
}

interface HostGroups {
  /** Field names by group, also of unmounted groups. */
  readonly names: Map<string, Set<string>>;
  readonly mounted: Set<HostGroup>;
}

const groupsOf = new WeakMap<Control, HostGroups>();

/**
 * Validates parameters in addition to a host's resolver. Errors of the resolver take precedence.
 * Values that it strips, as most schemas do, are restored.
 *
 * @returns A function that ends the validation. Values are still restored.
 */
export function validateInHost(control: Control, added: HostGroup): () => void {
  const { names, mounted } = groupsOf.get(control) ?? wrapResolverOf(control);
  names.set(added.group, new Set([...(names.get(added.group) ?? []), ...added.names]));
  mounted.add(added);
  return () => void mounted.delete(added);
}

/**
 * Wraps the current and all later resolvers of a host's form, because each render of the host
 * passes new options to its control.
 *
 * An explicit wrapper, `resolver: withParameters(own)`, would need no private member, but would miss
 * answers. react-hook-form passes a resolver neither the control nor, for `trigger("w4")`, the fields
 * of the group, and the host creates another wrapper at each render, which the mounted fields do not
 * know. A host without the wrapper would submit unvalidated answers, because react-hook-form ignores
 * `validate` of `register` beside a resolver.
 */
function wrapResolverOf(control: Control): HostGroups {
  const groups: HostGroups = { names: new Map(), mounted: new Set() };
  groupsOf.set(control, groups);
  const options = Object.getOwnPropertyDescriptor(control, "_options");
  const wrapped = new WeakSet<Resolver>();
  const wrap = (resolver: Resolver): Resolver => {
    if (wrapped.has(resolver)) return resolver;
    const made = withGroups(resolver, groups);
    wrapped.add(made);
    return made;
  };
  Object.defineProperty(control, "_options", {
    ...options,
    set(props: UseFormProps) {
      const { resolver } = props;
      options?.set?.call(control, resolver ? { ...props, resolver: wrap(resolver) } : props);
    },
  });
  control._options = { ...control._options };
  return groups;
}

const withGroups =
  (resolver: Resolver, { names, mounted }: HostGroups): Resolver =>
  async (values, context, options) => {
    const result = await resolver(values, context, options);
    const errors: FieldValues = { ...result.errors };
    for (const { group, errors: validate } of mounted) {
      const found = validate(values);
      const own: unknown = get(errors, group);
      if (isRefused(own, errors[""])) warn("resolver", { group, does: "rejects" });
      if (Object.keys(found).length > 0)
        put(errors, group, { ...found, ...(isRecord(own) ? own : {}) });
    }
    if (Object.keys(errors).length > 0) return { values: {}, errors };
    const kept: FieldValues = { ...result.values };
    for (const [group, known] of names)
      if (restoreStrippedValues(known, group, values, kept))
        warn("resolver", { group, does: "strips" });
    return { values: kept, errors: {} };
  };

/** Whether a group is rejected as a whole. Strict Zod schemas report that at the form's root. */
const isRefused = (group: unknown, root: unknown): boolean =>
  (isRecord(group) && typeof group["message"] === "string") ||
  (isRecord(root) && root["type"] === "unrecognized_keys");
