"use client";
import { useEffect, useMemo, useRef } from "react";
import type { DefinitionIssue } from "../core/definitionIssue.ts";
import { type ParsedForm, safeParseForm } from "../core/parseForm.ts";
import type { ParseFormOptions } from "../core/parseParameter.ts";
import { sameDefinition, useLatest, useStable } from "./useStable.ts";

/** The checked definition, the same object for as long as it says the same; issues are told once. */
export function useParsedForm(
  json: unknown,
  { lenient = false, unknownTypes = "string" }: ParseFormOptions,
  onDefinitionError: ((issues: readonly DefinitionIssue[]) => void) | undefined,
): ParsedForm {
  const parsed = useStable(
    useMemo(() => safeParseForm(json, { lenient, unknownTypes }), [json, lenient, unknownTypes]),
    sameDefinition,
  );
  const tell = useLatest(onDefinitionError);
  const told = useRef<ParsedForm | null>(null);
  useEffect(() => {
    // In strict mode React runs an effect twice.
    if (told.current === parsed) return;
    told.current = parsed;
    if (!parsed.ok) tell.current?.(parsed.issues);
  }, [parsed, tell]);
  return parsed;
}
