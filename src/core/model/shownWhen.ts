import type { StringParameter, Values } from "../definition/form.ts";
import type { When } from "../rules/rule.ts";
import type { ConditionsOn } from "../values/typedAnswers.ts";
import { createVisibilityGraph } from "./visibilityGraph.ts";
import type { Conditions } from "./conditionReferences.ts";
import { createWhen } from "./when.ts";

/** A parsed or raw form. Only its id and the names of its parameters are used. */
interface Named {
  readonly id?: string;
  readonly parameters: readonly { readonly name: string }[];
}

/**
 * Creates a `when` from conditions: a parameter with a condition is visible while the condition is
 * true. Pass it to a form, `validateForm`, `toPayload`, `formSchema` or `payloadSchema`. Create it
 * once, outside of render.
 * @throws ConditionError for an unknown name, a circular dependency, or a value that is not a
 *   condition.
 */
export function shownWhen<A extends Values = Values>(
  form: Named,
  conditions: string extends keyof A ? Conditions : ConditionsOn<A>,
): When;
export function shownWhen({ id = "", parameters }: Named, conditions: Conditions): When {
  const form = { parameters: parameters.map((one) => ({ ...textParameter, ...one })) };
  const { visibility } = createVisibilityGraph([{ id, form, conditions }], (_, name) =>
    JSON.stringify(name),
  );
  return createWhen((answer) => visibility((_, name) => answer(name))(id));
}

const textParameter: Omit<StringParameter, "name"> = { label: "", type: "string", required: false };
