import type { ConditionNode } from "../../core/model/visibilityGraph.ts";
import type { Parameter } from "../../core/definition/form.ts";
import { recordOf } from "../../core/record.ts";
import type { UnknownValues } from "../../core/values/defaultValues.ts";
import { canAnswer, parameterAt, type FormWithPath, valuesOf } from "./invalidConditions.ts";

/** Sets of answers by form id, generated one at a time. */
export type PossibleAnswers = Iterable<Readonly<Record<string, UnknownValues>>>;

/** Maximum number of sets of answers to evaluate. */
const most = 20_000;

/** A text that no condition contains. */
const otherText = "\uE000";

/** Returns the answers to a question that conditions can distinguish, and `null` for no answer. */
function knownAnswers(
  parameter: Parameter,
  compared: ReadonlySet<string>,
): readonly (string | null)[] {
  const known = [...compared].filter((value) => canAnswer(parameter, value));
  if (parameter.type === "boolean") return [null, "true", "false"];
  if (parameter.type !== "select") return [null, ...known, otherText];
  const open = parameter.options.filter(({ disabled }) => !disabled).map(({ value }) => value);
  const other = open.find((value) => !compared.has(value));
  const offered = known.filter((value) => open.includes(value));
  return [null, ...offered, ...(other === undefined ? [] : [other])];
}

type Question = ConditionNode<string>;

/**
 * Generates all sets of answers that conditions can distinguish; returns `null` when there are too
 * many.
 */
export function possibleAnswers(
  questions: readonly Question[],
  nodes: readonly ConditionNode[],
  forms: readonly FormWithPath[],
): PossibleAnswers | null {
  const tests = nodes.flatMap((node) => [...node.tests]);
  const lists = questions.map((question) => {
    const parameter = parameterAt(forms, question.form, question.name);
    const compared = tests.flatMap(([test, at]) => (at === question ? valuesOf(test) : []));
    return [question, parameter ? knownAnswers(parameter, new Set(compared)) : []] as const;
  });
  const count = lists.reduce((product, [, list]) => product * list.length, 1);
  return count === 0 || count > most ? null : sets(lists, count);
}

function* sets(
  lists: readonly (readonly [question: Question, answers: readonly (string | null)[]])[],
  count: number,
): Generator<Readonly<Record<string, UnknownValues>>> {
  for (let at = 0; at < count; at++) {
    const set = recordOf<Record<string, unknown>>([]);
    let rest = at;
    for (const [{ form, name }, list] of lists) {
      (set[form] ??= recordOf([]))[name] = list[rest % list.length];
      rest = Math.floor(rest / list.length);
    }
    yield set;
  }
}
