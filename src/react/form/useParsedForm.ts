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
 * Returns the parsed definition, as the same object while it is deeply equal. Reports issues once.
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
    // Strict mode runs the effect twice.
    if (reported.current === parsed) return;
    reported.current = parsed;
    // While `undefined`, the definition is loading.
    if (parsed.ok || json === undefined) return;
    warn("definition", parsed.issues);
    latest.current?.(parsed.issues);
  }, [parsed, json, latest]);
  return parsed;
}

/** Returns the latest valid definition, and a key that changes with another form. */
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
 * Whether two definitions are versions of one form. Without ids, they need the same title (the
 * questions changed) or common parameters (a translation).
 */
function isSameForm(a: Form, b: Form): boolean {
  const [few, many] = a.parameters.length < b.parameters.length ? [a, b] : [b, a];
  const names = new Set(many.parameters.map(({ name }) => name));
  const title = a.id ?? a.description;
  const isTitled = title !== undefined && title === (b.id ?? b.description);
  return a.id === b.id && (isTitled || few.parameters.every(({ name }) => names.has(name)));
}
