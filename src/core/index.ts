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
} from "./form.ts";
export {
  type DefinitionCode,
  type DefinitionIssue,
  FormDefinitionError,
} from "./definitionIssue.ts";
export {
  defaultLimit,
  type Endpoint,
  endpoints,
  otherMaxLimit,
  type Resource,
} from "./endpoints.ts";
export { english, type MessageKey, type MessageOverrides, type Messages } from "./english.ts";
export { formSchema } from "./formSchema.ts";
export {
  badInput,
  type Fault,
  type Issue,
  type IssueType,
  type Reading,
  type Severity,
  type Unreadable,
} from "./issue.ts";
export { messageFor, type MessageOptions } from "./messages.ts";
export type { Page } from "./page.ts";
export { codecFor } from "./parameters/index.ts";
export type { Codec, CodecContext } from "./parameters/codec.ts";
export { type ParsedForm, parseForm, safeParseForm } from "./parseForm.ts";
export type { ParseFormOptions } from "./parseParameter.ts";
export { payloadSchema } from "./payloadSchema.ts";
export { recommendedRules, ruleFor } from "./rules/index.ts";
export type { InputHints, Rule, RuleOptions, Rules } from "./rules/rule.ts";
export { ssn, type SsnFormat } from "./rules/ssn.ts";
export type { SchemaOptions } from "./schema.ts";
export { SubmitError, type SubmitErrors } from "./submitErrors.ts";
export { validateForm, validateValue, type ValidateValueOptions } from "./validate.ts";
export {
  answeredValues,
  getDefaultValues,
  InvalidValuesError,
  type Payload,
  toPayload,
  type UnknownValues,
} from "./values.ts";
