export type { Fetch } from "./request/attempt.ts";
export { type Client, type ClientOptions, createClient, type FormClient } from "./client.ts";
export {
  AbortedError,
  BaseUrlError,
  BodyTooLargeError,
  ClientError,
  HeadersError,
  HttpError,
  type HttpErrorDetails,
  InvalidIdError,
  InvalidItemError,
  InvalidLimitError,
  InvalidOptionError,
  LinkError,
  NetworkError,
  NotCollectionError,
  NotFormError,
  NotJsonError,
  NotPageError,
  OfflineError,
  RedirectError,
  SubmitOutcomeUnknown,
  TimeoutError,
  TraversalError,
} from "./errors/index.ts";
export {
  allows,
  type ClientEndpoint,
  type ClientPaths,
  type CollectionIds,
  endpointsOf,
} from "./endpointsOf.ts";
export type { FormSummary } from "./forms/formSummary.ts";
export type { Collections, GetCollectionOptions } from "./forms/getCollection.ts";
export type { GetFormOptions } from "./forms/getForm.ts";
export type { HeadersOption } from "./request/headers.ts";
export type { ListFormsOptions } from "./lists/listFormsOptions.ts";
export type {
  CollectOptions,
  ListArgs,
  ListOptions,
  ListQuery,
  PagesOptions,
  ReadOptions,
  WithParams,
} from "./lists/listOptions.ts";
export type { Lists } from "./lists/listMethods.ts";
export type { CheckedLimit, ListItem, ListParams, MaxLimit } from "./lists/listTypes.ts";
export type { Backoff } from "./request/retryPolicy.ts";
export type { QueryValue } from "./request/createSearchParams.ts";
export type { RequestLine } from "./requestLine.ts";
export type {
  SignedDocument,
  SubmissionPaths,
  Submissions,
  SubmitOptions,
} from "./forms/submissions.ts";
export { toSubmitErrors, type SubmitErrorsOptions } from "./forms/toSubmitErrors.ts";
