import type { ParameterOption } from "../../core/definition/form.ts";
import { optionPath } from "../read/formInDocument.ts";
import { calledOf, quoted } from "../words.ts";
import type { ComparedQuestion, SeenChange } from "./seenChange.ts";
import { textClass } from "./textClass.ts";

/** What is different in an option that a select still has. */
function keptOption(
  before: ParameterOption,
  now: ParameterOption,
  called: string,
  question: ComparedQuestion,
): readonly Pick<SeenChange, "class" | "what" | "value">[] {
  const { value } = now;
  const label = quoted(before.label);
  const isClosed = now.disabled === true && !before.disabled;
  const isOpened = before.disabled === true && !now.disabled;
  const [help, helpNow] = [before.description ?? "", now.description ?? ""];
  return [
    ...(isClosed
      ? [
          {
            class: "breaks answers" as const,
            value,
            what: `The option ${label} of ${called} cannot be chosen any more`,
          },
        ]
      : []),
    ...(isOpened
      ? [
          {
            class: "changes meaning" as const,
            what: `The option ${label} of ${called} can be chosen now`,
          },
        ]
      : []),
    ...(before.label === now.label
      ? []
      : [
          {
            class: textClass(question, before.label, now.label),
            what: `The option ${label} of ${called} reads ${quoted(now.label)} now`,
          },
        ]),
    ...(help === helpNow
      ? []
      : [
          {
            class: textClass(question, help, helpNow),
            what: `The option ${label} of ${called} is explained otherwise`,
          },
        ]),
  ];
}

/** What is different in the options of a select. */
export function optionChanges(question: ComparedQuestion): readonly SeenChange[] {
  const { before, now, next, path } = question;
  if (before.type !== "select" || now.type !== "select") return [];
  const { name } = now;
  const called = calledOf(now);
  const found = new Map(now.options.map((option) => [option.value, option]));
  const known = new Set(before.options.map(({ value }) => value));
  const placed = (value: string): { readonly path: string; readonly name: string } => ({
    path: optionPath(next, name, value),
    name,
  });
  const kept = before.options.flatMap((option) => {
    const other = found.get(option.value);
    return other ? [[option, other] as const] : [];
  });
  const lost = before.options.filter(({ value }) => !found.has(value));
  const added = now.options.filter(({ value }) => !known.has(value));
  const order = now.options.filter(({ value }) => known.has(value));
  const isMoved = kept.some(([, other], index) => other !== order[index]);
  const here = { path: `${path}.options`, name };
  return [
    ...lost.map(({ value, label, disabled }): SeenChange => ({
      // A draft may hold what could not be submitted any more.
      class: disabled ? "asks again" : "breaks answers",
      ...here,
      what: `${called} has lost the option ${quoted(label)}`,
      value,
    })),
    ...kept.flatMap(([option, other]) =>
      keptOption(option, other, called, question).map((change): SeenChange => ({
        ...change,
        ...placed(other.value),
      })),
    ),
    ...added.map(({ value, label }): SeenChange => ({
      class: "changes meaning",
      ...placed(value),
      what: `${called} has the new option ${quoted(label)}, which nobody was offered before`,
    })),
    ...(isMoved
      ? [
          {
            class: "cosmetic" as const,
            ...here,
            what: `The options of ${called} stand in another order`,
          },
        ]
      : []),
  ];
}
