export { BooleanField } from "./fields/boolean.tsx";
export { CurrencyField } from "./fields/currency.tsx";
export { DateField } from "./fields/DateField.tsx";
export { NumberField } from "./fields/number.tsx";
export { PercentField } from "./fields/percent.tsx";
export { SelectField } from "./fields/select.tsx";
export { StringField } from "./fields/string.tsx";
export type { ChoiceSettings } from "./settings/choices.ts";
export type { Components, PartName, PartProps } from "./settings/settings.ts";
export type { ElementProps, OptionPart, RadioPart, Words } from "./components/contract.ts";
export type { ButtonKind, CalendarDays, PagerPart } from "./components/contract.ts";
export { ErrorSummary } from "./ErrorSummary.tsx";
export { fieldNameOf } from "./store/fieldNames.ts";
export type { Focusable } from "./components/contract.ts";
export type { FieldIds } from "./fieldIds.ts";
export { FieldFrame } from "./FieldFrame.tsx";
export type { FieldValue, UnreadText } from "../core/fieldValue.ts";
export { getParameterValues, type InitialValues } from "./store/formValues.ts";
export {
  type HintOptions,
  hintsFor,
  type HintTable,
  recommendedHints,
} from "./settings/recommendedHints.ts";
export { ParameterField } from "./ParameterField.tsx";
export { ParameterFields, type ParameterFieldsProps } from "./ParameterFields.tsx";
export {
  ParameterForm,
  type ParameterFormHandle,
  type ParameterFormProps,
} from "./ParameterForm.tsx";
export {
  ParameterFormProvider,
  type ParameterFormProviderProps,
} from "./ParameterFormProvider.tsx";
export { ParameterFormScope } from "./ParameterFormScope.tsx";
export type { FormScope } from "./store/scope.ts";
export type { Markup } from "./settings/markup.ts";
export type {
  FieldProps,
  FieldSettings,
  FormSettings,
  ResolvedSettings,
} from "./settings/settings.ts";
export type { Prefill } from "./settings/prefill.ts";
export type { SummaryEntry } from "./submission/summary.ts";
export type { ParameterFieldState } from "./settings/settings.ts";
export type { Typed, TypedComponent } from "./typed.ts";
export { useParameterField } from "./useParameterField.ts";
export {
  type ParameterFormApi,
  useParameterForm,
  type UseParameterFormOptions,
} from "./useParameterForm.ts";
export { shownOptions } from "./inputs/shownOptions.ts";
export { type SelectInputProps, useSelectInput } from "./inputs/useInputs.ts";
export type { Failure } from "./submission/useFailure.ts";
export type {
  Submission,
  SubmissionOptions,
  Submitted,
  SubmitHandler,
} from "./submission/submission.ts";
export type { DraftedForm, FormDraft } from "./store/useFormDraft.ts";
export type { ParameterFormEvent } from "./store/formEvents.ts";
export type { Grouping, TextInputOptions } from "./inputs/textInput.ts";
export { type TextInputProps, useTextInput } from "./inputs/useInputs.ts";
export {
  type Form,
  type FormSection,
  parseForm,
  type Payload,
  recommendedRules,
  type Rule,
  safeParseForm,
  ssn,
  SubmitError,
  type SubmitErrors,
} from "../core/index.ts";
