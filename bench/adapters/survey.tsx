import "survey-core/survey-core.fontless.min.css";
import { useState } from "react";
import { Model } from "survey-core";
import { Survey } from "survey-react-ui";
import { choicesOf, type Definition, types } from "../forms.ts";
import type { Adapter, FormProps } from "./index.ts";

/** Native selects, which are less to render than its own. */
const questionsOf = ({ parameters }: Definition) =>
  parameters.map((parameter) => {
    const { name, label, type } = parameter;
    const choices = choicesOf(parameter)?.map(({ value, label: text }) => ({ value, text }));
    const regex = { type: "regex", regex: types[type].pattern.source, text: `Check ${label}` };
    return {
      name,
      title: label,
      isRequired: true,
      ...(choices
        ? { type: "dropdown", renderAs: "select", choices }
        : { type: "text", validators: [regex] }),
    };
  });

function SurveyForm({ form, values, onSubmit }: FormProps) {
  const [model] = useState(() => {
    const survey = new Model({ title: form.description, elements: questionsOf(form) });
    survey.focusFirstQuestionAutomatic = false;
    survey.focusOnFirstError = false;
    if (values) survey.data = { ...values };
    survey.onComplete.add(({ data }) => onSubmit(data));
    return survey;
  });
  return <Survey model={model} />;
}

export const adapter: Adapter = {
  Form: SurveyForm,
  controls: ".sd-question :is(input, select)",
  errors: ".sd-question__erbox:not(:empty)",
  ownMessages: false,
  submit: ".sd-navigation__complete-btn",
};
