"use client";
import type { JSX } from "react";
import type { Parameter } from "../../core/definition/form.ts";
import { Action, Choice, type ChoiceOption, Picker, TextBox } from "../controls.tsx";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import { blankTest, type Operator, type TestDraft, withOperator } from "./conditionDraft.ts";
import type { ConditionPlace } from "./conditionPlace.ts";
import { ItemList } from "./ItemList.tsx";
import { isNumeric, type QuestionChoice, questionOf, testing } from "./questionChoices.ts";

/** The edited condition, for its rows. */
export interface ConditionContext {
  readonly builder: CollectionBuilderApi;
  readonly place: ConditionPlace;
  readonly questions: readonly QuestionChoice[];
}

interface ConditionRowProps {
  readonly context: ConditionContext;
  readonly test: TestDraft;
  readonly number: string;
  onChange(test: TestDraft): void;
  onRemove(): void;
}

const operators: readonly Operator[] = ["is", "isNot", "isOneOf", "isAnswered", "isNotAnswered"];

/** A test of an answer as a sentence. */
export function ConditionRow(props: ConditionRowProps): JSX.Element {
  const { context, test, number, onChange, onRemove } = props;
  const { builder, place, questions } = context;
  const { document, t } = builder;
  const { operator } = test;
  const question = questionOf(questions, document, place, test);
  const isBoolean = question?.parameter.type === "boolean";
  const offered = operators.filter(
    (one) => one !== "isOneOf" || operator === "isOneOf" || !isBoolean,
  );
  return (
    <fieldset
      aria-label={t("conditionRow", { number })}
      className="pf-builder-sentence pf-builder-condition"
    >
      <Picker
        slot={builder}
        label={t("conditionQuestion", { number })}
        prompt={t("chooseQuestion")}
        value={question?.value ?? test.name}
        options={questions}
        onChange={(value) => {
          const next = questions.find((one) => one.value === value);
          onChange(next ? testing(next, document, place) : blankTest);
        }}
      />
      {test.name !== null && (
        <>
          <Choice
            slot={builder}
            labelHidden
            label={t("conditionOperator", { number })}
            value={operator}
            options={offered.map((value) => ({ value, label: t(value) }))}
            onChange={(next) => onChange(withOperator(test, next))}
          />
          <Answers {...props} parameter={question?.parameter} />
        </>
      )}
      <Action slot={builder} aria-label={t("removeCondition", { number })} onClick={onRemove}>
        {t("removeItem")}
      </Action>
    </fieldset>
  );
}

interface AnswersProps extends ConditionRowProps {
  /** The tested question, if its definition is loaded. */
  readonly parameter: Parameter | undefined;
}

function Answers({ context, test, number, parameter, onChange }: AnswersProps): JSX.Element | null {
  const { builder } = context;
  const { t } = builder;
  const { operator, values } = test;
  const renderAnswer = (
    value: string | null,
    label: string,
    onAnswer: (value: string | null) => void,
  ): JSX.Element => {
    const options = parameter && answersOf(parameter, builder);
    return options ? (
      <Picker
        slot={builder}
        label={label}
        prompt={t("chooseAnswer")}
        value={value}
        options={options}
        taken={operator === "isOneOf" ? values : []}
        onChange={onAnswer}
      />
    ) : (
      <TextBox
        slot={builder}
        label={label}
        value={value ?? ""}
        numeric={parameter ? isNumeric(parameter) : false}
        onChange={(text) => onAnswer(text === "" ? null : text)}
      />
    );
  };
  if (operator === "isAnswered" || operator === "isNotAnswered") return null;
  const change = (next: TestDraft["values"]): void => onChange({ ...test, values: next });
  if (operator !== "isOneOf")
    return renderAnswer(values[0] ?? null, t("conditionAnswer", { number }), (value) =>
      change([value]),
    );
  return (
    <ItemList
      builder={builder}
      label={t("conditionAnswers", { number })}
      items={values}
      add={{ text: t("addAnswer"), label: t("addAnswerTo", { number }) }}
      removeLabel={(index) => t("removeAnswer", { index, number })}
      onChange={change}
      renderItem={(value, index, onItem) =>
        renderAnswer(value, t("conditionAnswerAt", { index, number }), onItem)
      }
    />
  );
}

/** Returns the answers that employees can choose, or `null` for a text. */
function answersOf(
  parameter: Parameter,
  { t }: CollectionBuilderApi,
): readonly ChoiceOption[] | null {
  if (parameter.type === "boolean")
    return [
      { value: "true", label: t("answerYes") },
      { value: "false", label: t("answerNo") },
    ];
  if (parameter.type !== "select") return null;
  return parameter.options.filter(({ value, disabled }) => value !== "" && !disabled);
}
