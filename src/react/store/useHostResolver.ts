"use client";
import { useEffect } from "react";
import { type Control, type FieldValues, get, type Resolver } from "react-hook-form";
import { isRecord } from "../../core/record.ts";
import type { FieldValue } from "../../core/fieldValue.ts";
import { useLatest } from "../useStable.ts";
import { warn } from "../warn.ts";
import { fieldNameOf } from "./fieldNames.ts";
import { blockingIn, type Errors, errorsOf } from "./formCheck.ts";
import { wrapResolver } from "./hookForm.ts";
import { put, putBack } from "./leftOut.ts";
import type { FormScope } from "./scope.ts";

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
        const { current } = latest;
        const held = (name: string): FieldValue => get(values, names.of(name));
        const issues = blockingIn(current, held);
        return errorsOf(issues, current, fieldNameOf);
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
      if (isRefused(own, errors[""])) warn("resolver", { group, does: "refuses" });
      if (Object.keys(found).length > 0)
        put(errors, group, { ...found, ...(isRecord(own) ? own : {}) });
    }
    if (Object.keys(errors).length > 0) return { values: {}, errors };
    const kept: FieldValues = { ...result.values };
    for (const [group, names] of groups)
      if (putBack(names, group, values, kept)) warn("resolver", { group, does: "leaves out" });
    return { values: kept, errors: {} };
  };

/** Whether a group is refused as a whole: a strict schema of Zod says so at the form's root. */
const isRefused = (group: unknown, root: unknown): boolean =>
  (isRecord(group) && typeof group["message"] === "string") ||
  (isRecord(root) && root["type"] === "unrecognized_keys");
