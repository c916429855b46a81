"use client";
import type { JSX, ReactNode } from "react";
import { type FormScope, ScopeContext } from "../store/scope.ts";

interface ParameterFormScopeProps {
  /** `useParameterForm(…).scope`. */
  readonly scope: FormScope;
  readonly children: ReactNode;
}

/**
 * Provides the form's state to the fields inside.
 *
 * @example
 * const { scope, submit } = useParameterForm({ form, onSubmit: save });
 * <form noValidate onSubmit={submit}>
 *   <ParameterFormScope scope={scope}>
 *     <ParameterField name="filing_status" />
 *   </ParameterFormScope>
 * </form>
 */
export function ParameterFormScope({ scope, children }: ParameterFormScopeProps): JSX.Element {
  return <ScopeContext.Provider value={scope}>{children}</ScopeContext.Provider>;
}
