import type { Resolver } from "react-hook-form";
import type { Parameter } from "../../core/form.ts";
import { issuesAmong } from "../../core/checks/check.ts";
import { blocks, type Issue } from "../../core/issue.ts";
import type { FieldValue } from "../settings/fieldValue.ts";
import { errorOf } from "./fieldIssue.ts";
import type { FieldNames } from "./fieldNames.ts";
import { overviewOf } from "./overview.ts";
import type { FormScope } from "./scope.ts";

/**
 * What react-hook-form has answers checked by: the one that is being typed, or every parameter,
 * drawn or not.
 */
export interface FormCheck {
  /** Stays the same, whatever the form is by now. */
  readonly resolver: Resolver;
  /** Takes the form as it is by now. */
  follow(scope: CheckedScope): void;
  /**
   * Runs a submission: every parameter is checked, also where react-hook-form asks for one alone,
   * as where only one is drawn.
   */
  checkAll(submit: () => Promise<void>): Promise<void>;
  /** What blocked the submission that was checked last, in the order of the fields. */
  issues(): readonly Issue[];
}

export type CheckedScope = Pick<FormScope, "form" | "parameters" | "fields" | "settings">;

/** What blocks a submission of the answers that are `held`, among the parameters that are asked. */
export function blockingIn(
  scope: CheckedScope,
  asked: Iterable<Parameter>,
  held: (name: string) => FieldValue | undefined,
): readonly Issue[] {
  const { isVisible, between } = overviewOf(scope, (name) => held(name) ?? null);
  const issueOf = ({ name }: Parameter) => scope.fields.of(name).issueOf(held(name) ?? null);
  return issuesAmong(asked, isVisible, between(), issueOf).filter(blocks);
}

/** What react-hook-form is told of what blocks, by the names of fields. */
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

export function createFormCheck(names: FieldNames): FormCheck {
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
    async checkAll(submit) {
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
      const asked = one ? [one] : parameters.values();
      const issues = blockingIn(scope, asked, (name) => values[names.of(name)]);
      const blocking = issues.filter((issue) => !one || issue.name === one.name);
      if (all) found = blocking;
      return blocking.length > 0
        ? { values: {}, errors: errorsOf(blocking, scope, names.of) }
        : { values, errors: {} };
    },
  };
}
