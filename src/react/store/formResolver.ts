import type { Parameter } from "../../core/definition/form.ts";
import { blocks, type Issue } from "../../core/values/issue.ts";
import { evaluate } from "../../core/model/evaluate.ts";
import type { Resolver } from "../hookForm/hookForm.ts";
import { warn } from "../support/warn.ts";
import { errorOf } from "./fieldIssue.ts";
import type { FieldNames } from "./fieldNames.ts";
import type { FormScope } from "./scope.ts";
import type { UnresolvedSettings } from "../settings/settings.ts";

/** Validation of the field that is being typed into, or of all parameters, mounted or not. */
export interface FormResolver {
  /** Stable, even if the form changes. */
  readonly resolver: Resolver;
  follow(scope: CheckedScope): void;
  /**
   * Runs a submission that validates all parameters. react-hook-form requests only one if only one
   * is mounted.
   */
  validateAll(submit: () => Promise<void>): Promise<void>;
  /** The blocking issues of the last submission, in field order. */
  issues(): readonly Issue[];
}

type Validated = Pick<FormScope, "form" | "parameters" | "fields"> & {
  readonly settings: UnresolvedSettings;
};

export type CheckedScope = Validated & Pick<FormScope, "settings">;

/** Returns the blocking issues of the values, or of one parameter. */
export function blockingIn(
  scope: Validated,
  answer: (name: string) => unknown,
  one?: Parameter,
): readonly Issue[] {
  const valueOf = (name: string): unknown => answer(name) ?? null;
  const validate = ({ name }: Parameter): Issue | null =>
    scope.fields.of(name).issueOf(valueOf(name));
  const evaluation = evaluate(scope, valueOf, validate);
  const issues = one ? [evaluation.issue(one)] : evaluation.issues();
  return issues.flatMap((issue) => (issue && blocks(issue) ? [issue] : []));
}

export type Errors = Record<string, ReturnType<typeof errorOf>>;

export const errorsOf = (
  issues: readonly Issue[],
  { parameters, settings }: CheckedScope,
  nameOf: (parameter: string) => string,
): Errors =>
  Object.fromEntries(
    issues.map((issue) => [
      nameOf(issue.name),
      errorOf(issue, parameters.get(issue.name), settings),
    ]),
  );

export function createFormResolver(names: FieldNames): FormResolver {
  let scope: CheckedScope | null = null;
  let all = false;
  let found: readonly Issue[] = [];
  let known: { parameters?: object; byPath: ReadonlyMap<string, Parameter> } = {
    byPath: new Map(),
  };
  return {
    follow(next) {
      scope = next;
    },
    async validateAll(submit) {
      all = true;
      try {
        await submit();
      } finally {
        all = false;
      }
    },
    issues: () => found,
    resolver(values, _context, { names: [path = "", other] = [] }) {
      if (!scope) return { values, errors: {} };
      const { parameters } = scope;
      if (known.parameters !== parameters) {
        const all = [...parameters.values()];
        known = { parameters, byPath: new Map(all.map((one) => [names.of(one.name), one])) };
      }
      const one = other === undefined && !all ? known.byPath.get(path) : undefined;
      const blocking = blockingIn(scope, (name) => values[names.of(name)], one);
      if (all) {
        found = blocking;
        warn("computed", blocking);
      }
      return blocking.length > 0
        ? { values: {}, errors: errorsOf(blocking, scope, names.of) }
        : { values, errors: {} };
    },
  };
}
