import "survey-core/survey-core.fontless.min.css";
import { useState } from "react";
import { Model } from "survey-core";
import { Survey } from "survey-react-ui";
import { type Definition, yesNo } from "../forms.ts";
import type { Adapter, FormProps } from "./adapter.ts";
import { patterns } from "./check.ts";

/** Native selects, which are less to draw than its own. */
const questionsOf = ({ parameters }: Definition) =>
  parameters.map(({ name, label, type, options }) => {
    const choices = type === "boolean" ? yesNo : options;
    const asked = { name, title: label, isRequired: true };
    return choices
      ? {
          ...asked,
          type: "dropdown",
          renderAs: "select",
          choices: choices.map(({ value, label: text }) => ({ value, text })),
        }
      : {
          ...asked,
          type: "text",
          validators: [{ type: "regex", regex: patterns[type].source, text: `Check ${label}` }],
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
  ownWords: false,
  rows: ".sd-question",
  submit: ".sd-navigation__complete-btn",
};
