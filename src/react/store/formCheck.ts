import type { Resolver } from "react-hook-form";
import type { Parameter } from "../../core/form.ts";
import type { Issue } from "../../core/issue.ts";
import { visibleIn } from "./conditions.ts";
import { errorOf } from "./fieldIssue.ts";
import type { FieldNames } from "./fieldNames.ts";
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

type CheckedScope = Pick<FormScope, "parameters" | "fields" | "settings">;

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
      const isVisible = visibleIn(settings, (name) => values[names.of(name)]);
      const errors: Record<string, { type: string; message: string }> = {};
      const issues: Issue[] = [];
      for (const [path, parameter] of one ? [[asked, one] as const] : known.byPath) {
        const { name } = parameter;
        if (!isVisible(name)) continue;
        const issue = fields.of(name).issueOf(values[path] ?? null);
        const error = errorOf(issue, parameter, settings);
        if (!issue || !error) continue;
        errors[path] = error;
        issues.push(issue);
      }
      if (all) found = issues;
      return issues.length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  };
}
