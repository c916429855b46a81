"use client";
import { useEffect, useMemo, useRef, useState } from "react";
import type { DefinitionIssue } from "../core/definitionIssue.ts";
import type { Form } from "../core/form.ts";
import { type ParsedForm, safeParseForm } from "../core/parseForm.ts";
import type { ParseFormOptions } from "../core/parseParameter.ts";
import { warn } from "./warn.ts";
import { sameDefinition } from "./sameDefinition.ts";
import { useLatest, useStable } from "./useStable.ts";

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
    if (parsed.ok) return;
    warn("definition", parsed.issues);
    latest.current?.(parsed.issues);
  }, [parsed, latest]);
  return parsed;
}

/** The latest definition that could be drawn; `null` before there was one. */
export function useLastForm(parsed: ParsedForm): Form | null {
  const now = parsed.ok ? parsed.form : null;
  const [last, setLast] = useState(now);
  if (now && now !== last) setLast(now);
  return now ?? last;
}
