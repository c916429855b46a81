export type {
  AnsweredValues,
  BooleanParameter,
  CurrencyParameter,
  Form,
  NumberParameter,
  Parameter,
  ParameterOf,
  ParameterOption,
  ParameterType,
  PercentParameter,
  SelectParameter,
  StringParameter,
  Values,
} from "./definition/form.ts";
export type { AnswerTest, Condition } from "./model/evaluateCondition.ts";
export {
  addDecimals,
  compareDecimals,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
} from "./values/arithmetic.ts";
export { checkPayload } from "./model/checkPayload.ts";
export type { CollectionAnswers, CollectionCheck } from "./model/checks/collectionCheck.ts";
export { differentIn } from "./model/checks/differentIn.ts";
export { oneOfThese } from "./model/checks/oneOfThese.ts";
export { sameAs } from "./model/checks/sameAs.ts";
export { sumOf } from "./model/checks/sumOf.ts";
export { ConditionError } from "./model/ConditionError.ts";
export {
  type DefinitionCode,
  type DefinitionIssue,
  FormDefinitionError,
} from "./definition/definitionIssue.ts";
export {
  defaultLimit,
  type Endpoint,
  endpoints,
  type ListName,
  type ListPath,
  type ListPaths,
  otherMaxLimit,
  type Page,
  type Resource,
} from "./definition/endpoints.ts";
export {
  english,
  type MessageKey,
  type MessageOverrides,
  type Messages,
} from "./messages/english.ts";
export { isOutcomeUnknown } from "./messages/sendFailure.ts";
export { formSchema } from "./model/formSchema.ts";
export {
  badInput,
  type ValueIssue,
  type Issue,
  type IssueType,
  type MessageParams,
  type Reading,
  type Severity,
  type Unreadable,
} from "./values/issue.ts";
export type { MessageOptions } from "./values/language.ts";
export { labelledMessageFor, messageFor } from "./messages/issueMessages.ts";
export { answeredValues } from "./model/answeredValues.ts";
export type { Answers, Dynamic } from "./model/dynamic.ts";
export { type Evaluation, evaluate } from "./model/evaluate.ts";
export { createFormModel, type FormModel } from "./model/formModel.ts";
export {
  type CollectionModel,
  type CollectionModelForm,
  type CollectionSettings,
  createCollectionModel,
} from "./model/collectionModel.ts";
export {
  type CollectionAnswerOptions,
  type CollectionEvaluation,
  evaluateCollection,
  type TestResults,
} from "./model/evaluateCollection.ts";
export type { FieldRules, FormRules, ModelSettings, Options, Resolved } from "./model/settings.ts";
export { optionsBy } from "./model/checks/optionsBy.ts";
export { validateForm } from "./model/validateForm.ts";
export { validateValue, type ValidateValueOptions } from "./model/validateValue.ts";
export { codecFor } from "./values/codecFor.ts";
export type { Codec, CodecContext } from "./values/codec.ts";
export { type ParsedForm, parseForm, safeParseForm } from "./definition/parseForm.ts";
export type { ParseFormOptions } from "./definition/parseParameter.ts";
export { InvalidValuesError, type Payload, toPayload } from "./model/payload.ts";
export { payloadSchema } from "./model/payloadSchema.ts";
export { accountNumber } from "./rules/accountNumber.ts";
export { all } from "./rules/all.ts";
export { date, type DateOptions } from "./rules/date.ts";
export type { DateLimit, FromToday } from "./rules/dateLimit.ts";
export { decimal, type DecimalOptions } from "./rules/decimal.ts";
export { decimals } from "./rules/decimals.ts";
export { ein } from "./rules/ein.ts";
export { email } from "./rules/email.ts";
export { recommendedRules, ruleFor } from "./rules/recommendedRules.ts";
export { itin } from "./rules/itin.ts";
export { maxLength, minLength } from "./rules/length.ts";
export type { SsnFormat, SsnOptions } from "./rules/nineDigits.ts";
export { mustBeTrue } from "./rules/mustBeTrue.ts";
export { oneOf } from "./rules/oneOf.ts";
export { orText } from "./rules/orText.ts";
export { pattern } from "./rules/pattern.ts";
export { max, min } from "./rules/range.ts";
export { routingNumber } from "./rules/routingNumber.ts";
export type {
  AnswerTo,
  Check,
  CheckIssue,
  Computations,
  Compute,
  FieldWidth,
  InputHints,
  Rule,
  RuleOptions,
  Rules,
  When,
} from "./rules/rule.ts";
export { schema } from "./rules/schema.ts";
export { ssn } from "./rules/ssn.ts";
export { ssnOrItin } from "./rules/ssnOrItin.ts";
export { suggestedRules } from "./rules/suggestedRules.ts";
export { usPhone } from "./rules/usPhone.ts";
export { usState } from "./rules/usState.ts";
export { zip } from "./rules/zip.ts";
export type { SchemaOptions } from "./model/createStandardSchema.ts";
export type { Conditions } from "./model/conditionReferences.ts";
export { shownWhen } from "./model/shownWhen.ts";
export type { FormSection } from "./definition/sections.ts";
export { readText, type TextContext, type TextReading } from "./values/readText.ts";
export type { ConditionOn, ConditionsOn, NameIn, SomeAnswers } from "./values/typedAnswers.ts";
export { SubmitError, type SubmitErrors } from "./model/submitError.ts";
export { type ItemIssue, validateItems, type ValidateItemsOptions } from "./model/validateItems.ts";
export { getDefaultValues, type UnknownValues } from "./values/defaultValues.ts";
