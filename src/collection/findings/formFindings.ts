import type { AnsweredValues } from "../../core/form.ts";
import type { UnknownValues } from "../../core/values.ts";
import { errorsOf, type Finding } from "../../react/submission/summary.ts";
import { submittedValues } from "../../react/submission/submittedValues.ts";
import { defaultValuesOf, type FormAnswers } from "../answers/answers.ts";
import type { ReadyForm } from "../entries.ts";

/** What each field of a form holds, whether it is drawn or not. */
const heldValues = ({ form, settings }: ReadyForm, answers: FormAnswers): UnknownValues =>
  defaultValuesOf(form, answers, settings);

/** What stands against submitting these answers, in form order. */
export const findingsIn = (ready: ReadyForm, answers: FormAnswers): readonly Finding[] =>
  errorsOf(ready, heldValues(ready, answers));

/** What is submitted of these answers. */
export const submittedOf = (ready: ReadyForm, answers: FormAnswers): AnsweredValues =>
  submittedValues(ready, heldValues(ready, answers));
