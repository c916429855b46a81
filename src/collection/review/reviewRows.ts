import type { Form, Parameter } from "../../core/form.ts";
import { blocks, type Issue } from "../../core/issue.ts";
import { ownValue } from "../../core/record.ts";
import { sectionsOf } from "../../core/sections.ts";
import { concealed, endingOf, lastFour } from "../../react/inputs/conceal.ts";
import type { Words } from "../../react/components/contract.ts";
import { isUnread } from "../../react/settings/fieldValue.ts";
import type { InitialValues } from "../../react/store/formValues.ts";
import { visibleIn } from "../../react/store/conditions.ts";
import { issueAt, issueWords } from "../../react/store/fieldIssue.ts";
import { fieldSettings } from "../../react/settings/fieldSettings.ts";
import { isSensitive } from "../../react/settings/isSensitive.ts";
import { originOf } from "../../react/settings/prefill.ts";
import type { ResolvedSettings } from "../../react/settings/settings.ts";
import { isOption, wholeText } from "../answers/answerText.ts";
import { ending, spokenEnding } from "../answers/ending.ts";

/** A question of a review. */
export interface ReviewedQuestion {
  readonly parameter: Parameter;
  /** The title of its section. */
  readonly section: string | undefined;
  /** The answer as text; `null` when there is none. */
  readonly answer: string | null;
  /** How a screen reader says it, where that differs. */
  readonly spoken: string | null;
  /** The whole of a sensitive answer, where it is here: not of one that the server has. */
  readonly whole: string | null;
  /** Whether the answer, or the whole of it, is an option's label. */
  readonly isOption: boolean;
  /** What is wrong with the answer. */
  readonly message: Words | null;
  /** Where the answer was filled in from, when nobody changed it. */
  readonly origin: string | null;
  /** Whether it cannot be changed. */
  readonly fixed: boolean;
}

/** The questions that are asked, in the order of the fields. */
export function reviewRows(
  form: Form,
  held: InitialValues,
  settings: ResolvedSettings,
): readonly ReviewedQuestion[] {
  const answer = (name: string) => ownValue(held, name);
  const isVisible = visibleIn(settings, answer);
  const asked = sectionsOf(form, settings.sections).flatMap(({ title, parameters }) =>
    parameters.map((parameter) => ({ section: title, parameter })),
  );
  return asked
    .filter(({ parameter }) => isVisible(parameter.name))
    .map(({ section, parameter }) => {
      const { readOnly, disabled } = fieldSettings(parameter, settings);
      const issue = issueAt(parameter, answer(parameter.name), settings);
      return {
        parameter,
        section,
        ...wording(parameter, answer(parameter.name), settings),
        isOption: isOption(parameter, answer(parameter.name)),
        message: issue && isWrong(issue) ? issueWords(issue, parameter, settings).atField : null,
        origin: originOf(settings.prefill, parameter.name, answer(parameter.name)),
        fixed: readOnly || disabled,
      };
    });
}

/** A question without an answer says so already. */
const isWrong = (issue: Issue): boolean => blocks(issue) && issue.type !== "valueMissing";

const none = { answer: null, spoken: null, whole: null };

function wording(
  parameter: Parameter,
  held: unknown,
  settings: ResolvedSettings,
): Pick<ReviewedQuestion, "answer" | "spoken" | "whole"> {
  const sensitive = isSensitive(parameter, settings);
  const { stored } = fieldSettings(parameter, settings);
  if (isUnread(held)) {
    const { text } = held;
    return sensitive
      ? { ...none, answer: concealed(text), whole: text }
      : { ...none, answer: text };
  }
  const value = typeof held === "string" ? held : stored;
  const isBlank = value === "" && parameter.type !== "select";
  if (value === undefined || isBlank) return none;
  const text = wholeText(value, parameter, settings);
  if (!sensitive) return { ...none, answer: text };
  const digits = value === held ? endingOf(value) : lastFour(value);
  return {
    answer: ending(settings, digits, concealed(value)),
    spoken: spokenEnding(settings, digits),
    whole: value === held ? text : null,
  };
}
