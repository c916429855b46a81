import type { ParameterOption } from "../../core/definition/form.ts";
import { optionPath } from "../read/formInDocument.ts";
import { calledOf, quoted } from "../wording.ts";
import { changesAt, type ComparedQuestion, type UncountedChange } from "./uncountedChange.ts";
import { textRow } from "./classifyText.ts";

export function optionChanges(question: ComparedQuestion): readonly UncountedChange[] {
  const { before, now, next, path } = question;
  if (before.type !== "select" || now.type !== "select") return [];
  const { name } = now;
  const called = calledOf(now);
  const old = new Map(before.options.map((option) => [option.value, option]));
  const values = new Set(now.options.map(({ value }) => value));
  const lost = before.options.filter(({ value }) => !values.has(value));
  const order = before.options.filter(({ value }) => values.has(value));
  const kept = now.options.filter(({ value }) => old.has(value));
  const isMoved = order.some(({ value }, at) => value !== kept[at]?.value);
  const here = { path: `${path}.options`, name };
  return [
    ...lost.flatMap(({ value, label, disabled }) =>
      changesAt({ ...here, value }, [
        // Drafts may contain a disabled option, although it cannot be submitted.
        [
          true,
          disabled ? "asks again" : "breaks answers",
          `${called} has lost the option ${quoted(label)}`,
        ],
      ]),
    ),
    ...now.options.flatMap((option) => {
      const { value } = option;
      const place = { path: optionPath(next, name, value), name, value };
      return optionChanged(place, old.get(value), option, question);
    }),
    ...changesAt(here, [[isMoved, "cosmetic", `The options of ${called} are reordered`]]),
  ];
}

function optionChanged(
  place: Parameters<typeof changesAt>[0],
  before: ParameterOption | undefined,
  now: ParameterOption,
  question: ComparedQuestion,
): readonly UncountedChange[] {
  const called = calledOf(question.now);
  if (!before) {
    const what = `${called} has the new option ${quoted(now.label)}, which was not offered before`;
    return changesAt(place, [[true, "changes meaning", what]]);
  }
  const option = `The option ${quoted(before.label)} of ${called}`;
  const [wasClosed, isClosed] = [before.disabled === true, now.disabled === true];
  return changesAt(place, [
    [isClosed && !wasClosed, "breaks answers", `${option} can no longer be chosen`],
    [wasClosed && !isClosed, "changes meaning", `${option} can be chosen now`],
    textRow(question, before.label, now.label, `${option} reads ${quoted(now.label)} now`),
    textRow(question, before.description, now.description, `${option} has another explanation`),
  ]);
}
