"use client";
import { createContext, useContext } from "react";
import type { Form, Parameter } from "../core/form.ts";
import { badInput, type Issue, issueOf } from "../core/issue.ts";
import { messageFor } from "../core/messages.ts";
import { own } from "../core/own.ts";
import { all } from "../core/rules/all.ts";
import { ruleFor } from "../core/rules/index.ts";
import { max, min } from "../core/rules/range.ts";
import type { Rule } from "../core/rules/rule.ts";
import { validateValue } from "../core/validate.ts";
import type { Controls } from "./controls.ts";
import type { FieldNames } from "./fieldNames.ts";
import type { FieldStore } from "./fieldStore.ts";
import { isUnread } from "./fieldValue.ts";
import type { InitialValues } from "./formValues.ts";
import type { PointerWatch } from "./pointer.ts";
import type { FieldSettings, ResolvedSettings } from "./settings.ts";
import type { Tell } from "./useFormEvents.ts";

/** What the fields of one form share. It does not change while a person types. */
export interface ParameterFormScope {
  readonly form: Form;
  /** The form's parameters by name. */
  readonly parameters: ReadonlyMap<string, Parameter>;
  /** What is held of each field. */
  readonly store: FieldStore;
  readonly names: FieldNames;
  /** Ids of the controls by parameter name, unique on the page and by position. */
  readonly ids: ReadonlyMap<string, string>;
  readonly settings: ResolvedSettings;
  readonly pointer: PointerWatch;
  readonly controls: Controls;
  /** Whether a server drew the form, so that React must draw the same to take it over. */
  readonly serverDrawn: boolean;
  readonly defaultValues: InitialValues;
  /** Tells the app what happened. */
  readonly tell: Tell;
}

export const ScopeContext: React.Context<ParameterFormScope | null> =
  createContext<ParameterFormScope | null>(null);

/** @throws Error outside a form. */
export function useScope(): ParameterFormScope {
  const scope = useContext(ScopeContext);
  if (scope) return scope;
  throw new Error(
    "A parameter's field was drawn outside its form, so there is nothing to fill in. Put it inside <ParameterForm>, <ParameterFields> or <ParameterFormScope>.",
  );
}

/** @throws Error when the form has no parameter of this name. */
export function findParameter(parameters: ReadonlyMap<string, Parameter>, name: string): Parameter {
  const found = parameters.get(name);
  if (found) return found;
  throw new Error(
    `The form has no parameter named ${JSON.stringify(name)}, so its field cannot be drawn. Its parameters are listed in form.parameters.`,
  );
}

/** The settings of one parameter, those of the whole form filled in. */
export function fieldSettings(
  { name }: Parameter,
  { fields, readOnly, disabled }: ResolvedSettings,
): FieldSettings & { readonly readOnly: boolean; readonly disabled: boolean } {
  const one = own(fields, name);
  return { ...one, readOnly: one?.readOnly ?? readOnly, disabled: one?.disabled ?? disabled };
}

/** The rule that narrows a parameter: the one in `fields`, else the one in `rules`, else the recommended one; and its limits. */
export function fieldRule(parameter: Parameter, settings: ResolvedSettings): Rule | null {
  const one = own(settings.fields, parameter.name);
  if (!one) return ruleFor(parameter, settings);
  const rule = one.rule === undefined ? ruleFor(parameter, settings) : one.rule;
  const [first, ...others] = [
    ...(rule ? [rule] : []),
    ...(one.min === undefined ? [] : [min(one.min)]),
    ...(one.max === undefined ? [] : [max(one.max)]),
  ];
  return first ? all(first, ...others) : null;
}

/** Looks up what the field of a parameter holds. */
export type Answer = (name: string) => unknown;

/** The issue that stands against what a field holds. A disabled field has none, nor, given the answers to others, has a hidden one. */
export function issueAt(
  parameter: Parameter,
  value: unknown,
  settings: ResolvedSettings,
  answer?: Answer,
): Issue | null {
  const { disabled, stored, allowNegative } = fieldSettings(parameter, settings);
  if (disabled || (answer && settings.when?.(parameter.name, answer) === false)) return null;
  if (stored !== undefined && (value === null || value === undefined)) return null;
  if (isUnread(value)) return badInput(parameter.name, value);
  const rule = fieldRule(parameter, settings);
  if (allowNegative === false && typeof value === "string" && value.startsWith("-"))
    return issueOf(parameter.name, { type: "rangeUnderflow", reason: "negative" });
  return validateValue(parameter, value, { rule });
}

/** The sentence for an issue of a field, told with the rule that it was found with. */
export const fieldMessage = (
  issue: Issue,
  parameter: Parameter,
  settings: ResolvedSettings,
): string => messageFor(issue, parameter, { ...settings, rule: fieldRule(parameter, settings) });
