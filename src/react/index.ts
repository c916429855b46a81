export {
  BooleanField,
  CurrencyField,
  NumberField,
  PercentField,
  SelectField,
  StringField,
} from "./field/controls/typeFields.tsx";
export { DateField } from "./field/controls/DateField.tsx";
export type { ChoiceSettings } from "./settings/choiceSettings.ts";
export type { Components, PartName, PartProps } from "./settings/settings.ts";
export type { ElementProps, OptionPart, RadioPart, MessageProps } from "./parts/contract.ts";
export type { ButtonKind, CalendarDays, PagerPart } from "./parts/contract.ts";
export { ErrorSummary } from "./errorSummary/ErrorSummary.tsx";
export { fieldNameOf } from "./store/fieldNames.ts";
export type { Focusable } from "./parts/contract.ts";
export type { FieldIds } from "./settings/fieldIds.ts";
export { FieldFrame } from "./field/FieldFrame.tsx";
export type { FieldValue, UnreadText } from "../core/values/fieldValue.ts";
export { getParameterValues, type InitialValues } from "./store/formValues.ts";
export {
  type HintOptions,
  hintsFor,
  type HintTable,
  recommendedHints,
} from "../core/rules/recommendedHints.ts";
export { ParameterField } from "./layout/ParameterField.tsx";
export { withParameters } from "./hookForm/hostResolver.ts";
export { ParameterFields, type ParameterFieldsProps } from "./layout/ParameterFields.tsx";
export {
  ParameterForm,
  type ParameterFormHandle,
  type ParameterFormProps,
} from "./form/ParameterForm.tsx";
export {
  ParameterFormProvider,
  type ParameterFormProviderProps,
} from "./form/ParameterFormProvider.tsx";
export { ParameterFormScope } from "./form/ParameterFormScope.tsx";
export type { FormScope } from "./store/scope.ts";
export type { Markup } from "./settings/settings.ts";
export type {
  FieldProps,
  FieldSettings,
  FormSettings,
  ResolvedSettings,
} from "./settings/settings.ts";
export type { Prefill } from "../core/model/prefill.ts";
export type { SummaryEntry } from "./submission/submitIssue.ts";
export type { ParameterFieldState } from "./settings/settings.ts";
export type { Typed, TypedComponent } from "./form/typedComponent.ts";
export { useParameterField } from "./field/useParameterField.ts";
export {
  type ParameterFormApi,
  useParameterForm,
  type UseParameterFormOptions,
} from "./form/useParameterForm.ts";
export { shownOptions } from "./inputs/choices.ts";
export { type SelectInputProps, useSelectInput } from "./inputs/useSelectInput.ts";
export type { Failure } from "./submission/useFailure.ts";
export type {
  Submission,
  SubmissionOptions,
  Submitted,
  SubmitHandler,
} from "./submission/contract.ts";
export type { Session, SessionTime } from "./session/session.ts";
export type { DraftedForm, FormDraft } from "./store/useFormDraft.ts";
export type { ParameterFormEvent } from "./store/formEvents.ts";
export type { Grouping, TextInputOptions } from "./inputs/textInputBinding.ts";
export { type TextInputProps, useTextInput } from "./inputs/useTextInput.ts";
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
