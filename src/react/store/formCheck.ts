import type { Resolver } from "react-hook-form";
import type { Parameter } from "../../core/form.ts";
import { issuesAmong } from "../../core/checks/check.ts";
import { blocks, type Issue } from "../../core/issue.ts";
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

type CheckedScope = Pick<FormScope, "form" | "parameters" | "fields" | "settings">;

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
    resolver(values, _context, { names: [asked = "", other] = [] }) {
      if (!scope) return { values, errors: {} };
      const { parameters, fields, settings } = scope;
      if (known.parameters !== parameters) {
        const all = [...parameters.values()];
        known = { parameters, byPath: new Map(all.map((one) => [names.of(one.name), one])) };
      }
      const one = other === undefined && !all ? known.byPath.get(asked) : undefined;
      const { isVisible, between } = overviewOf(scope, (name) => values[names.of(name)]);
      const checked = one ? [one] : parameters.values();
      const issues = issuesAmong(checked, isVisible, between(), ({ name }) =>
        fields.of(name).issueOf(values[names.of(name)] ?? null),
      );
      const errors: Record<string, { type: string; message: string }> = {};
      const blocking = issues.filter((issue) => blocks(issue) && (!one || issue.name === one.name));
      for (const issue of blocking)
        errors[names.of(issue.name)] = errorOf(issue, parameters.get(issue.name), settings);
      if (all) found = blocking;
      return blocking.length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  };
}
