import type { Values } from "./form.ts";

/** The names of the parameters that a type of answers has; any name for `Values`. */
export type NameIn<A extends Values> = Extract<keyof A, string>;

/** Some answers of this type; `null` is none. */
export type SomeAnswers<A extends Values> = { readonly [Name in keyof A]?: A[Name] | null };

type TestOf<Name, Value> = { readonly name: Name } & (
  | { readonly equals: Value }
  | { readonly oneOf: readonly Value[] }
  | { readonly not: Value }
  | { readonly answered: boolean }
);

/** A `Condition` on answers of this type: on their names, and what each may be. */
export type ConditionOn<A extends Values> =
  | { [Name in NameIn<A>]: TestOf<Name, NonNullable<A[Name]>> }[NameIn<A>]
  | { readonly all: readonly ConditionOn<A>[] }
  | { readonly any: readonly ConditionOn<A>[] };

/** Conditions by the names of answers of this type. */
export type ConditionsOn<A extends Values> = { readonly [Name in keyof A]?: ConditionOn<A> };
