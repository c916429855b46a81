import type { Form } from "../../definition/form.ts";
import { withMetadata } from "../../metadata.ts";
import { getOwn, recordOf } from "../../record.ts";
import { ruleIssue } from "../../values/issue.ts";
import { labelsOf, questionsOf } from "./checkedQuestions.ts";
import type { Answers } from "../dynamic.ts";
import type { Options } from "../settings.ts";

export const optionsByMessages = {
  optionUnavailableFor:
    "choose another option. This one is not offered with your answer to {questions}.",
} as const;

/**
 * Creates the setting `options` of a select from a table: the values that are offered for each
 * answer to the question `by`. All options are offered while that question has no answer, and for
 * an answer without a row. Reason: `optionUnavailableFor`, with the label of `by` as `{questions}`.
 * Call it outside of render.
 *
 * @example
 * const county = { options: optionsBy("state", { MD: ["24510"], VA: ["51013", "51059"] }) };
 * <ParameterForm form={form} fields={{ county }} onSubmit={save} />
 */
export function optionsBy(
  by: string,
  values: Readonly<Record<string, readonly string[]>>,
): (answers: Answers) => Options | undefined {
  const issue = (visible: Form) =>
    ruleIssue(
      optionsByMessages,
      "customError",
      "optionUnavailableFor",
      labelsOf(questionsOf(visible, [by])),
    );
  const rows = recordOf(
    Object.entries(values).map(([answer, row]) => [answer, Object.assign([...row], { issue })]),
  );
  const options = ({ [by]: answer }: Answers): Options | undefined =>
    answer === undefined ? undefined : getOwn(rows, answer);
  return withMetadata(options, { by, values });
}
