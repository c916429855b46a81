"use client";
import { useEffect, useMemo } from "react";
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
  useEffect(() => {
    if (!parsed.ok) tell.current?.(parsed.issues);
  }, [parsed, tell]);
  return parsed;
}
