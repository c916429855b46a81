"use client";
import { useEffect, useMemo, useRef, useState } from "react";
import type { DefinitionIssue } from "../../core/definition/definitionIssue.ts";
import type { Form } from "../../core/definition/form.ts";
import { type ParsedForm, safeParseForm } from "../../core/definition/parseForm.ts";
import type { ParseFormOptions } from "../../core/definition/parseParameter.ts";
import { warn } from "../support/warn.ts";
import { sameDefinition } from "../support/sameDefinition.ts";
import { useLatest, useStable } from "../support/useStable.ts";

/**
 * The checked definition, the same object for as long as it says the same; issues are told once.
 */
export function useParsedForm(
  json: unknown,
  { lenient = false, unknownTypes = "string" }: ParseFormOptions,
  onDefinitionError: ((issues: readonly DefinitionIssue[]) => void) | undefined,
): ParsedForm {
  const parsed = useStable(
    useMemo(() => safeParseForm(json, { lenient, unknownTypes }), [json, lenient, unknownTypes]),
    sameDefinition,
  );
  const latest = useLatest(onDefinitionError);
  const reported = useRef<ParsedForm | null>(null);
  useEffect(() => {
    // In strict mode React runs an effect twice.
    if (reported.current === parsed) return;
    reported.current = parsed;
    // It is still being loaded.
    if (parsed.ok || json === undefined) return;
    warn("definition", parsed.issues);
    latest.current?.(parsed.issues);
  }, [parsed, json, latest]);
  return parsed;
}

/**
 * The latest definition that could be rendered, `null` before there was one, and a key that changes
 * with another form.
 */
export function useLastForm(parsed: ParsedForm): readonly [form: Form | null, key: number] {
  const [last, setLast] = useState<readonly [Form | null, number]>(() => [
    parsed.ok ? parsed.form : null,
    0,
  ]);
  const [form, key] = last;
  if (!parsed.ok || parsed.form === form) return last;
  const next = [parsed.form, form && !isSameForm(form, parsed.form) ? key + 1 : key] as const;
  setLast(next);
  return next;
}

/**
 * Whether a definition is a version of another. Without ids it is, if it has the same title, as a
 * form whose questions change has, or if one asks all that the other asks, as a translation does.
 */
function isSameForm(a: Form, b: Form): boolean {
  const [few, many] = a.parameters.length < b.parameters.length ? [a, b] : [b, a];
  const names = new Set(many.parameters.map(({ name }) => name));
  const title = a.id ?? a.description;
  const isTitled = title !== undefined && title === (b.id ?? b.description);
  return a.id === b.id && (isTitled || few.parameters.every(({ name }) => names.has(name)));
}
