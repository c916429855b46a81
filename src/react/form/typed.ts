import type { ForwardRefExoticComponent, JSX, RefAttributes } from "react";
import type { Values } from "../../core/definition/form.ts";
import type { AnswerTo, Compute, Rules } from "../../core/rules/rule.ts";
import type { FormSection } from "../../core/definition/sections.ts";
import type { NameIn, SomeAnswers } from "../../core/values/typedAnswers.ts";
import type { UnreadText } from "../../core/values/fieldValue.ts";
import type { Prefill } from "../../core/model/prefill.ts";
import type { FieldSettings } from "../settings/settings.ts";
import type { Submission, SubmitHandler } from "../submission/submission.ts";

type ByName<A, T> = { readonly [Name in keyof A]?: T };
type InitialAnswers<A> = { readonly [Name in keyof A]?: A[Name] | UnreadText | null };
interface Section<A extends Values> extends Omit<FormSection, "names"> {
  readonly names: readonly NameIn<A>[];
}
interface Filled<A extends Values> extends Omit<Prefill, "values"> {
  readonly values: SomeAnswers<A>;
}

/** What is said of a form by the names of its parameters, and of their answers. */
interface Known<A extends Values> {
  readonly fields?: ByName<A, FieldSettings> | undefined;
  readonly rules?: ByName<A, Rules[string]> | undefined;
  readonly compute?: ByName<A, Compute> | undefined;
  readonly when?: ((name: NameIn<A>, answer: AnswerTo) => boolean) | undefined;
  readonly sections?: readonly Section<A>[] | undefined;
  readonly prefill?: Filled<A> | undefined;
  readonly defaultValues?: InitialAnswers<A> | undefined;
  readonly onSubmit: (values: A, submission: Submission) => ReturnType<SubmitHandler>;
  readonly onChange?: ((values: Partial<A>) => void) | undefined;
  focus(name: NameIn<A>): void;
  getValues(): Partial<A>;
  reset(values?: InitialAnswers<A>): void;
}

/**
 * Props, options or a handle of a form whose answers are of a type that `npx parameter-form types`
 * wrote: `Typed<ParameterFormProps, FederalW4>`. A name or an answer that the form has not does not
 * compile. What is required is absent from the answers only where `when` hides its question.
 */
export type Typed<Props, A extends Values> = string extends keyof A
  ? Props
  : Omit<Props, keyof Known<A>> & Pick<Known<A>, Extract<keyof Props, keyof Known<A>>>;

/** A form that may be told the type of its answers: `<ParameterForm<FederalW4> …>`. */
export interface TypedComponent<Props, Handle> {
  <A extends Values = Values>(
    props: Typed<Props, NoInfer<A>> & RefAttributes<Typed<Handle, NoInfer<A>>>,
  ): JSX.Element;
  displayName?: string | undefined;
}

/** The same component: what is known of its answers, the compiler alone knows. */
export function typed<Props, Handle>(
  component: ForwardRefExoticComponent<Props & RefAttributes<Handle>>,
): TypedComponent<Props, Handle>;
export function typed(component: unknown): unknown {
  return component;
}
