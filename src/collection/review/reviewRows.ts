import { originOf } from "../../core/model/prefill.ts";
import { isOtherText, isSensitive } from "../../core/model/isSensitive.ts";
import type { Form, Parameter } from "../../core/definition/form.ts";
import { blocks, type Issue } from "../../core/values/issue.ts";
import { evaluate, createFormModel } from "../../core/model/evaluate.ts";
import { getOwn } from "../../core/record.ts";
import { sectionsOf } from "../../core/definition/sections.ts";
import {
  concealed,
  endingOf,
  resolveFieldSettings,
  type UnresolvedSettings,
  issueMessages,
  lastFour,
  valueSourceNote,
} from "../../react/internal.ts";
import type { InitialValues, ResolvedSettings, MessageProps } from "../../react/index.ts";
import { isUnread } from "../../core/values/fieldValue.ts";
import {
  isOption,
  isWorded,
  formatFullAnswer,
  ending,
  screenReaderEnding,
} from "../answers/formatAnswer.ts";

/** A question of a review. */
export interface ReviewedQuestion {
  readonly parameter: Parameter;
  /** Title of its section. */
  readonly section: string | undefined;
  /** The formatted answer; `null` if there is none. */
  readonly answer: string | null;
  /** Text for screen readers, if it differs. */
  readonly spelled: string | null;
  /**
   * The full sensitive answer. It is `null` if the answer is not sensitive or only the server has
   * it.
   */
  readonly whole: string | null;
  /** Whether the full answer is an option's label. */
  readonly isOption: boolean;
  /** Whether the text comes from the definition or the library, so that a browser may translate it. */
  readonly isWorded: boolean;
  /** Error message of the answer. */
  readonly message: MessageProps | null;
  /** Note on the source of an answer that was prefilled. */
  readonly origin: MessageProps | null;
  readonly fixed: boolean;
}

/** Returns the visible questions in the order of the fields. */
export function reviewRows(
  form: Form,
  values: InitialValues,
  unresolved: UnresolvedSettings,
): readonly ReviewedQuestion[] {
  const answer = (name: string) => getOwn(values, name);
  const questions = sectionsOf(form, unresolved.sections).flatMap(({ title, parameters }) =>
    parameters.map((parameter) => ({ section: title, parameter })),
  );
  const model = createFormModel(form, unresolved);
  const { parameters } = model;
  const evaluation = evaluate(model, answer);
  const { isVisible, computed } = evaluation;
  const settings = evaluation.settings();
  const labelsFrom = (name: string): readonly string[] =>
    [...(computed().from.get(name) ?? [])].flatMap((one) => parameters.get(one)?.label ?? []);
  return questions
    .filter(({ parameter }) => isVisible(parameter.name))
    .map(({ section, parameter }) => {
      const { readOnly, disabled } = resolveFieldSettings(parameter, settings);
      const { name } = parameter;
      const issue = evaluation.issue(parameter);
      return {
        parameter,
        section,
        ...reviewAnswer(parameter, answer(parameter.name), settings),
        isOption: isOption(parameter, answer(name)),
        isWorded: isWorded(parameter, answer(name)),
        message: issue && isWrong(issue) ? issueMessages(issue, parameter, settings).atField : null,
        origin: valueSourceNote(
          settings,
          originOf(settings.prefill, name, answer(name)),
          labelsFrom(name),
        ),
        fixed: readOnly || disabled,
      };
    });
}

/** Whether to render the message of an issue. A missing answer is rendered as "Not provided". */
const isWrong = (issue: Issue): boolean => blocks(issue) && issue.type !== "valueMissing";

const none = { answer: null, spelled: null, whole: null };

function reviewAnswer(
  parameter: Parameter,
  fieldValue: unknown,
  settings: ResolvedSettings,
): Pick<ReviewedQuestion, "answer" | "spelled" | "whole"> {
  const sensitive =
    isSensitive(parameter, settings) && !isOtherText(parameter, fieldValue, settings);
  const { stored } = resolveFieldSettings(parameter, settings);
  if (isUnread(fieldValue)) {
    const { text } = fieldValue;
    return sensitive
      ? { ...none, answer: concealed(text), whole: text }
      : { ...none, answer: text };
  }
  const value = typeof fieldValue === "string" ? fieldValue : stored;
  const isBlank = value === "" && parameter.type !== "select";
  if (value === undefined || isBlank) return none;
  const text = formatFullAnswer(value, parameter, settings);
  if (!sensitive) return { ...none, answer: text };
  const digits = value === fieldValue ? endingOf(value) : lastFour(value);
  return {
    answer: ending(settings, digits, concealed(value)),
    spelled: screenReaderEnding(settings, digits),
    whole: value === fieldValue ? text : null,
  };
}
