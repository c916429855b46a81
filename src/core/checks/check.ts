import type { Asked } from "../asked.ts";
import type { Parameter } from "../form.ts";
import type { RuleOptions } from "../rules/rule.ts";
import { follows } from "./computed.ts";
import { blocks, type Issue, issueOf } from "../issue.ts";

/** What is wrong between the answers to what is asked, by the parameter that it is said of. */
export function issuesBetween(
  given: () => Asked,
  { checks = [], compute }: Pick<RuleOptions, "checks" | "compute">,
): Map<string, Issue> {
  const found = new Map<string, Issue>();
  const all = compute ? [follows(compute), ...checks] : checks;
  if (all.length === 0) return found;
  const { asked, answers } = given();
  for (const check of all)
    for (const fault of check(answers, asked)) {
      const { name } = fault;
      found.set(name, worse(found.get(name), issueOf(name, fault)));
    }
  return found;
}

/**
 * What is wrong with each answer that is asked for, in the order of `parameters`; last what is said
 * of others. `own` tells what is wrong with one by itself.
 */
export function issuesAmong(
  parameters: Iterable<Parameter>,
  isAsked: (name: string) => boolean,
  between: ReadonlyMap<string, Issue>,
  own: (parameter: Parameter, at: number) => Issue | null,
): Issue[] {
  const issues: Issue[] = [];
  const others = new Map(between);
  let at = -1;
  for (const parameter of parameters) {
    at++;
    if (!isAsked(parameter.name)) continue;
    const issue = worse(own(parameter, at), others.get(parameter.name));
    others.delete(parameter.name);
    if (issue) issues.push(issue);
  }
  return [...issues, ...others.values()];
}

type Found = Issue | null | undefined;

/** The first error of two issues, or else the first warning. */
export function worse(one: Found, other: Issue): Issue;
export function worse(one: Found, other: Found): Issue | null;
export function worse(one: Found, other: Found): Issue | null {
  return (one && other && !blocks(one) && blocks(other) ? other : (one ?? other)) ?? null;
}
