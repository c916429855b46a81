import type { StringParameter, Values } from "../definition/form.ts";
import type { When } from "../rules/rule.ts";
import type { ConditionsOn } from "../values/typedAnswers.ts";
import { conditionGraph } from "./conditionGraph.ts";
import type { Conditions } from "./findTested.ts";
import { whenAmong } from "./visibility.ts";

/** A form, checked or not, of which only the names are read. */
interface Named {
  readonly id?: string;
  readonly parameters: readonly { readonly name: string }[];
}

/**
 * The `when` of a form and of `validateForm`, `toPayload`, `formSchema` and `payloadSchema`: each
 * parameter that has a condition is asked while it holds. Make it once, not at each render.
 * @throws ConditionError for a name that the form lacks, parameters that wait for each other, and
 * what is no condition.
 */
export function shownWhen<A extends Values = Values>(
  form: Named,
  conditions: string extends keyof A ? Conditions : ConditionsOn<A>,
): When;
export function shownWhen({ id = "", parameters }: Named, conditions: Conditions): When {
  const form = { parameters: parameters.map((one) => ({ ...unasked, ...one })) };
  const { visibility } = conditionGraph([{ id, form, conditions }], (_, name) =>
    JSON.stringify(name),
  );
  return whenAmong((answer) => visibility((_, name) => answer(name))(id));
}

const unasked: Omit<StringParameter, "name"> = { label: "", type: "string", required: false };
