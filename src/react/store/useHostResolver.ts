"use client";
import { useEffect } from "react";
import { type Control, type FieldValues, get, type Resolver, set } from "react-hook-form";
import { isRecord } from "../../core/record.ts";
import type { FieldValue } from "../settings/fieldValue.ts";
import { useLatest } from "../useStable.ts";
import { warn } from "../warn.ts";
import { errorOf } from "./fieldIssue.ts";
import { fieldNameOf } from "./fieldNames.ts";
import { blockingIn } from "./formCheck.ts";
import { wrapResolver } from "./hookForm.ts";
import type { FormScope } from "./scope.ts";

type Errors = Record<string, { readonly type: string; readonly message: string }>;

/** What stands beside a host's resolver. */
interface Beside {
  /** Where the host keeps answers, and the names that they have there, drawn by now or not. */
  readonly groups: Map<string, Set<string>>;
  /** What is wrong in a group, of those that are drawn. */
  readonly checks: Set<{ readonly group: string; errors(values: FieldValues): Errors }>;
}

const made = new WeakMap<Control, Beside>();

/**
 * Checks the parameters beside the resolver of a host's form, which need know nothing of them. What
 * it says of a field comes first; answers that it leaves out, as most schemas do, are put back.
 */
export function useHostResolver(control: Control, group: string, scope: FormScope): void {
  const latest = useLatest(scope);
  const { form, names } = scope;
  useEffect(() => {
    const { groups, checks } = besideOf(control);
    const known = groups.get(group) ?? new Set();
    for (const { name } of form.parameters) known.add(fieldNameOf(name));
    groups.set(group, known);
    const check = {
      group,
      errors(values: FieldValues): Errors {
        const { parameters, settings } = latest.current;
        const held = (name: string): FieldValue => get(values, names.of(name));
        const issues = blockingIn(latest.current, parameters.values(), held);
        return Object.fromEntries(
          issues.map((issue) => [
            fieldNameOf(issue.name),
            errorOf(issue, parameters.get(issue.name), settings),
          ]),
        );
      },
    };
    checks.add(check);
    return () => void checks.delete(check);
  }, [control, group, form, names, latest]);
}

function besideOf(control: Control): Beside {
  const known = made.get(control);
  if (known) return known;
  const beside: Beside = { groups: new Map(), checks: new Set() };
  made.set(control, beside);
  wrapResolver(control, (resolver) => within(resolver, beside));
  return beside;
}

const within =
  (resolver: Resolver, { groups, checks }: Beside): Resolver =>
  async (values, context, options) => {
    const result = await resolver(values, context, options);
    const errors: FieldValues = { ...result.errors };
    for (const { group, errors: find } of checks) {
      const found = find(values);
      const own: unknown = get(errors, group);
      if (isRefusal(own) || isRefusal(errors[""])) warn("resolver", { group, does: "refuses" });
      if (Object.keys(found).length > 0)
        put(errors, group, { ...found, ...(isRecord(own) ? own : {}) });
    }
    if (Object.keys(errors).length > 0) return { values: {}, errors };
    const kept: FieldValues = { ...result.values };
    for (const [group, names] of groups) {
      const lost = lostOf(names, get(values, group), get(kept, group));
      if (!lost || isCutShort(group, values, kept)) continue;
      warn("resolver", { group, does: "leaves out" });
      put(kept, group, { ...lost, ...get(kept, group) });
    }
    return { values: kept, errors: {} };
  };

/** Of a group as a whole. A strict schema of Zod says at the root of the form what it does not know. */
const isRefusal = (error: unknown): boolean =>
  isRecord(error) && typeof error["message"] === "string";

/**
 * The answers of a group that a resolver left out; none where it made something else of the group,
 * which has keys of its own.
 */
function lostOf(names: ReadonlySet<string>, held: unknown, kept: unknown = {}) {
  if (!isRecord(held) || !isRecord(kept)) return null;
  if (Object.keys(kept).some((key) => !(key in held))) return null;
  const lost = Object.entries(held).filter(([key]) => names.has(key) && !(key in kept));
  return lost.length > 0 ? Object.fromEntries(lost) : null;
}

/** Whether a resolver left rows out, so that nobody knows whose answers the others' are. */
const isCutShort = (group: string, values: FieldValues, kept: FieldValues): boolean =>
  parentsOf(group).some((path) => {
    const [before, now]: unknown[] = [get(values, path), get(kept, path)];
    return Array.isArray(before) && Array.isArray(now) && before.length !== now.length;
  });

/** Writes into a copy, whose parts on the way are a host's until they are copied, too. */
function put(copy: FieldValues, path: string, value: object): void {
  for (const parent of parentsOf(path)) {
    const found: unknown = get(copy, parent);
    if (Array.isArray(found)) set(copy, parent, [...found]);
    else if (isRecord(found)) set(copy, parent, { ...found });
  }
  set(copy, path, value);
}

const parentsOf = (path: string): readonly string[] =>
  [...path.matchAll(/\./g)].map(({ index }) => path.slice(0, index));
