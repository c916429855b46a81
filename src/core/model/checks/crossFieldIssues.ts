import type { Check } from "../../rules/rule.ts";
import type { ModelSettings, Resolved } from "../settings.ts";
import { follows, type VisibleAnswers } from "./runComputations.ts";
import { blocks, type Issue, issueOf, valueIssue } from "../../values/issue.ts";

/** Returns the most severe cross-field issue per parameter. */
export function findCrossFieldIssues(
  visibleAnswers: () => VisibleAnswers,
  { checks = [], compute, fields = {} }: Resolved<ModelSettings>,
): Map<string, Issue> {
  const found = new Map<string, Issue>();
  const all: Check[] = compute ? [follows(compute), ...checks] : [...checks];
  for (const [name, { options }] of Object.entries(fields))
    if (options)
      all.push(({ [name]: answer }, form) =>
        answer === undefined || options.includes(answer)
          ? []
          : [
              {
                name,
                ...(options.issue?.(form) ?? valueIssue("customError", "optionUnavailable")),
              },
            ],
      );
  if (all.length === 0) return found;
  const { form, answers } = visibleAnswers();
  for (const check of all)
    for (const issue of check(answers, form)) {
      const { name } = issue;
      found.set(name, moreSevere(found.get(name), issueOf(name, issue)));
    }
  return found;
}

type Found = Issue | null | undefined;

/** Returns the first error of two issues, or else the first warning. */
export function moreSevere(one: Found, other: Issue): Issue;
export function moreSevere(one: Found, other: Found): Issue | null;
export function moreSevere(one: Found, other: Found): Issue | null {
  return (one && other && !blocks(one) && blocks(other) ? other : (one ?? other)) ?? null;
}
