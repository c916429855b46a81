"use client";
import type { JSX, ReactNode } from "react";
import { type FormScope, ScopeContext } from "./store/scope.ts";

interface ParameterFormScopeProps {
  /** `useParameterForm(…).scope`. */
  readonly scope: FormScope;
  readonly children: ReactNode;
}

/** Tells the fields inside which form they belong to. */
export function ParameterFormScope({ scope, children }: ParameterFormScopeProps): JSX.Element {
  return <ScopeContext.Provider value={scope}>{children}</ScopeContext.Provider>;
}
