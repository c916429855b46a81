import type { Values } from "../definition/form.ts";

/** The names of the parameters that a type of answers has; any name for `Values`. */
export type NameIn<A extends Values> = Extract<keyof A, string>;

/** Some answers of this type; `null` is none. */
export type SomeAnswers<A extends Values> = { readonly [Name in keyof A]?: A[Name] | null };

// One type for a name, and one for all whose answers are any text: the compiler takes its time for
// each of a union. Which of them a test has, `shownWhen` tells.
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

/** A `Condition` on answers of this type: on their names, and what each may be. */
export type ConditionOn<A extends Values> =
  | TestOf<TextIn<A>, string>
  | { [Name in ChoiceIn<A>]: TestOf<Name, NonNullable<A[Name]>> }[ChoiceIn<A>]
  | { readonly all: readonly ConditionOn<A>[] }
  | { readonly any: readonly ConditionOn<A>[] };

/** Conditions by the names of answers of this type. */
export type ConditionsOn<A extends Values> = { readonly [Name in keyof A]?: ConditionOn<A> };
