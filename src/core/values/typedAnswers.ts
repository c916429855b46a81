import type { Values } from "../definition/form.ts";

/** Parameter names of a type of answers; any string for `Values`. */
export type NameIn<A extends Values> = Extract<keyof A, string>;

/** Partial answers of this type. `null` means unanswered. */
export type SomeAnswers<A extends Values> = { readonly [Name in keyof A]?: A[Name] | null };

// One type per choice, and one for all free texts, because a union member per name slows the
// compiler down.
interface TestOf<Name, Value> {
  readonly name: Name;
  readonly equals?: Value;
  readonly oneOf?: readonly Value[];
  readonly not?: Value;
  readonly answered?: boolean;
}

type TextIn<A extends Values> = {
  [Name in NameIn<A>]: string extends NonNullable<A[Name]> ? Name : never;
}[NameIn<A>];
type ChoiceIn<A extends Values> = Exclude<NameIn<A>, TextIn<A>>;

/** A `Condition` that accepts only the names and values of these answers. */
export type ConditionOn<A extends Values> =
  | TestOf<TextIn<A>, string>
  | { [Name in ChoiceIn<A>]: TestOf<Name, NonNullable<A[Name]>> }[ChoiceIn<A>]
  | { readonly all: readonly ConditionOn<A>[] }
  | { readonly any: readonly ConditionOn<A>[] };

/** Conditions by parameter name. */
export type ConditionsOn<A extends Values> = { readonly [Name in keyof A]?: ConditionOn<A> };
