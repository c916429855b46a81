export {
  type AnsweredValues,
  type BooleanParameter,
  type CurrencyParameter,
  type Form,
  type NumberParameter,
  type Parameter,
  type ParameterOf,
  type ParameterOption,
  type ParameterType,
  type PercentParameter,
  type SelectParameter,
  type StringParameter,
  type Values,
  getDefaultValues,
  type UnknownValues,
} from "./definition/form.ts";
export type { AnswerTest, Condition } from "./model/evaluateCondition.ts";
export {
  addDecimals,
  compareDecimals,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
} from "./values/arithmetic.ts";
export {
  checkPayload,
  validateForm,
  type ItemIssue,
  validateItems,
  type ValidateItemsOptions,
} from "./model/validateForm.ts";
export type {
  CollectionAnswers,
  CollectionCheck,
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
export { differentIn, oneOfThese, sameAs, sumOf, optionsBy } from "./model/checks/checks.ts";
export { ConditionError, type Conditions } from "./model/conditionReferences.ts";
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
export { formSchema, payloadSchema, type SchemaOptions } from "./model/schemas.ts";
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
export { answeredValues, InvalidValuesError, toPayload } from "./model/payload.ts";
export {
  type Payload,
  type Evaluation,
  evaluate,
  createFormModel,
  type FormModel,
} from "./model/evaluate.ts";
export type { Answers, Dynamic } from "./model/dynamic.ts";
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
export { validateValue, type ValidateValueOptions } from "./model/validateField.ts";
export { codecFor } from "./values/codecFor.ts";
export type { Codec, CodecContext } from "./values/codec.ts";
export { type ParsedForm, parseForm, safeParseForm } from "./definition/parseForm.ts";
export type { ParseFormOptions } from "./definition/parseParameter.ts";
export { accountNumber, routingNumber } from "./rules/bankNumbers.ts";
export { all } from "./rules/all.ts";
export { date, type DateOptions } from "./rules/date.ts";
export type { DateLimit, FromToday, SsnFormat } from "./rules/args.ts";
export { decimal, type DecimalOptions } from "./rules/decimal.ts";
export { decimals, max, maxLength, min, minLength } from "./rules/limits.ts";
export { ein, itin } from "./rules/taxNumbers.ts";
export { ssnOrItin } from "./rules/ssnOrItin.ts";
export { email, usPhone, zip } from "./rules/contact.ts";
export { recommendedRules, ruleFor } from "./rules/recommendedRules.ts";
export { oneOf, pattern, schema } from "./rules/texts.ts";
export { type SsnOptions, ssn } from "./rules/ssn.ts";
export { mustBeTrue } from "./rules/mustBeTrue.ts";
export { orText } from "./rules/orText.ts";
export { suggestedRules } from "./rules/suggestedRules.ts";
export { usState } from "./rules/usState.ts";
export { shownWhen } from "./model/shownWhen.ts";
export type { FormSection } from "./definition/sections.ts";
export { readText, type TextContext, type TextReading } from "./values/readText.ts";
export type { ConditionOn, ConditionsOn, NameIn, SomeAnswers } from "./values/typedAnswers.ts";
export { SubmitError, type SubmitErrors } from "./model/submitError.ts";
