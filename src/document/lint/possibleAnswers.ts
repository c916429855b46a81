import { testsIn } from "../../core/model/condition.ts";
import { type ParameterAt, parameterKey } from "../../core/model/findTested.ts";
import type { Parameter } from "../../core/definition/form.ts";
import { recordOf } from "../../core/record.ts";
import type { UnknownValues } from "../../core/values/defaultValues.ts";
import {
  canAnswer,
  parameterAt,
  type PlacedCondition,
  type PlacedForm,
  testedBy,
  valuesOf,
} from "./conditionFaults.ts";

/** Answers to some questions by form, one set after the other. */
export type PossibleAnswers = Iterable<Readonly<Record<string, UnknownValues>>>;

/** Of more sets than these nothing is said. */
const most = 20_000;

/** What no condition speaks of. */
const otherText = "\uE000";

/** Answers to a question that a condition can tell apart; none is always among them. */
function tellable(parameter: Parameter, spoken: ReadonlySet<string>): readonly (string | null)[] {
  const said = [...spoken].filter((value) => canAnswer(parameter, value));
  if (parameter.type === "boolean") return [null, "true", "false"];
  if (parameter.type !== "select") return [null, ...said, otherText];
  const open = parameter.options.filter(({ disabled }) => !disabled).map(({ value }) => value);
  const other = open.find((value) => !spoken.has(value));
  const offered = said.filter((value) => open.includes(value));
  return [null, ...offered, ...(other === undefined ? [] : [other])];
}

/**
 * Every set of answers to these questions that conditions can tell apart; `null` where a form is
 * not there, or where they are too many to be tried.
 */
export function possibleAnswers(
  places: readonly ParameterAt[],
  all: readonly PlacedCondition[],
  forms: readonly PlacedForm[],
): PossibleAnswers | null {
  const spokenAt = (key: string): ReadonlySet<string> => {
    const tests = all.flatMap((placed) =>
      testsIn(placed.condition).map((test) => [testedBy(placed, test, forms), test] as const),
    );
    return new Set(
      tests.flatMap(([at, test]) => (at && parameterKey(...at) === key ? valuesOf(test) : [])),
    );
  };
  const lists = places.map((at) => {
    const parameter = parameterAt(at, forms);
    return [at, parameter ? tellable(parameter, spokenAt(parameterKey(...at))) : []] as const;
  });
  const count = lists.reduce((product, [, list]) => product * list.length, 1);
  return count === 0 || count > most ? null : sets(lists, count);
}

function* sets(
  lists: readonly (readonly [at: ParameterAt, answers: readonly (string | null)[]])[],
  count: number,
): Generator<Readonly<Record<string, UnknownValues>>> {
  for (let at = 0; at < count; at++) {
    const set = recordOf<Record<string, unknown>>([]);
    let rest = at;
    for (const [[form, name], list] of lists) {
      (set[form] ??= recordOf([]))[name] = list[rest % list.length];
      rest = Math.floor(rest / list.length);
    }
    yield set;
  }
}
