import type { Form, Parameter } from "../../definition/form.ts";
import { bareLabel } from "../../messages/labelledMessage.ts";
import type { Check, CollectionCheck } from "../../rules/rule.ts";
import { ruleIssue } from "../../values/issue.ts";
import { define } from "../../rules/define.ts";
import { withMetadata } from "../../metadata.ts";
import { addDecimals } from "../../values/arithmetic.ts";
import { readWireDecimal } from "../../values/wireDecimal.ts";
import { itemsIn } from "../itemIds.ts";
import { getOwn, recordOf } from "../../record.ts";
import type { Answers } from "../dynamic.ts";
import type { Options } from "../settings.ts";

/** Returns the visible parameters with these names, in this order. */
const questionsOf = ({ parameters }: Form, names: readonly string[]): readonly Parameter[] =>
  names.flatMap((name) => parameters.find((parameter) => parameter.name === name) ?? []);

const labelsOf = (questions: readonly Parameter[]): { readonly questions: readonly string[] } => ({
  questions: questions.map(({ label }) => bareLabel(label)),
});

export const oneOfTheseMessages = { noneOfThese: "answer at least one of {questions}" } as const;

/**
 * Requires an answer to at least one of `names`, such as a home, work or mobile number. Reports the
 * issue at the first visible parameter. Reason: `noneOfThese`, with the labels as `{questions}`.
 */
export function oneOfThese(...names: readonly string[]): Check {
  const check: Check = (answers, visible) => {
    const questions = questionsOf(visible, names);
    const [first] = questions;
    if (!first || questions.some(({ name }) => answers[name] !== undefined)) return [];
    return [
      {
        name: first.name,
        ...ruleIssue(oneOfTheseMessages, "valueMissing", "noneOfThese", labelsOf(questions)),
      },
    ];
  };
  return withMetadata(check, oneOfThese, { names });
}

export const oneOfTheseDefinition = /* @__PURE__ */ define({
  name: "oneOfThese",
  args: { names: "texts" },
  factory: oneOfThese,
  make: ({ names }) => oneOfThese(...names),
  messages: oneOfTheseMessages,
});

export const sameAsMessages = { notSame: "enter the same as for {questions}" } as const;

/**
 * Requires that `name` has exactly the same answer as `other`, such as an account number that is
 * entered twice. Reports the issue at `name` while both are visible and their answers differ.
 * Reason: `notSame`, with the label of `other` as `{questions}`.
 */
export function sameAs(name: string, other: string): Check {
  const check: Check = (answers, visible) => {
    const [own, first] = questionsOf(visible, [name, other]);
    if (!own || !first || answers[name] === answers[other]) return [];
    return [
      {
        name,
        ...ruleIssue(sameAsMessages, "customError", "notSame", labelsOf([first])),
      },
    ];
  };
  return withMetadata(check, sameAs, { name, other });
}

export const sameAsDefinition = /* @__PURE__ */ define({
  name: "sameAs",
  args: { name: "text", other: "text" },
  factory: sameAs,
  make: ({ name, other }) => sameAs(name, other),
  messages: sameAsMessages,
});

export const sumOfMessages = { notTotal: "enter parts that add up to {total}" } as const;

/**
 * Requires that the answers to `names` add up to exactly `total`, a submitted value:
 * `sumOf(["first_percent", "second_percent"], "100")`. Missing answers count as 0. Reports the
 * issue at the last visible name, once any name has an answer. Reason: `notTotal`.
 * @throws RangeError when `total` is not a decimal.
 */
export function sumOf(names: readonly string[], total: string): Check {
  const expected = addDecimals(total);
  const check: Check = (answers, visible) => {
    const last = questionsOf(visible, names).at(-1);
    const parts = names.flatMap((name) => answers[name] ?? []);
    const isCounted = parts.length > 0 && parts.every((part) => readWireDecimal(part));
    if (!last || !isCounted || addDecimals(...parts) === expected) return [];
    return [
      {
        name: last.name,
        ...ruleIssue(sumOfMessages, "customError", "notTotal", { total }),
      },
    ];
  };
  return withMetadata(check, sumOf, { names, total });
}

export const sumOfDefinition = /* @__PURE__ */ define({
  name: "sumOf",
  args: { names: "texts", total: "amount" },
  factory: sumOf,
  make: ({ names, total }) => sumOf(names, total),
  messages: sumOfMessages,
});

export const differentInMessages = {
  notDifferent: "this was entered before. Enter another one.",
} as const;

/**
 * Rejects an item of a repeated form with exactly the same answers to these names as an earlier
 * item, such as an account entered twice:
 * `differentIn("accounts", "routing_number", "account_number")`. Reports the issue in the later
 * item at the last name. Items with a missing answer are ignored. Use it in `checks` of a
 * collection, and in `validateItems` on a server. Reason: `notDifferent`.
 */
export function differentIn(
  form: string,
  name: string,
  ...others: readonly string[]
): CollectionCheck {
  const names = [name, ...others];
  const last = others.at(-1) ?? name;
  const check: CollectionCheck = (answers) => {
    const seen = new Set<string>();
    return itemsIn(answers, form).flatMap(([id, values]) => {
      const own = names.map((one) => values[one] ?? null);
      const key = JSON.stringify(own);
      if (own.includes(null) || !seen.has(key)) {
        seen.add(key);
        return [];
      }
      return [
        {
          form: id,
          name: last,
          ...ruleIssue(differentInMessages, "customError", "notDifferent"),
        },
      ];
    });
  };
  return withMetadata(check, differentIn, { form, names });
}

export const differentInDefinition = /* @__PURE__ */ define({
  name: "differentIn",
  args: { form: "text", names: "someTexts" },
  factory: differentIn,
  make: ({ form, names: [name, ...others] }) => differentIn(form, name, ...others),
  messages: differentInMessages,
});

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
  return withMetadata(options, optionsBy, { by, values });
}
