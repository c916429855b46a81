export type { Fetch, HeadersOption } from "./request/attempt.ts";
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
  type RequestLine,
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
export type { FormSummary, ListFormsOptions } from "./forms/formSummary.ts";
export type { Collections, GetCollectionOptions, GetFormOptions } from "./forms/definitions.ts";
export type {
  CollectOptions,
  ListArgs,
  ListOptions,
  ListQuery,
  PagesOptions,
  ReadOptions,
  WithParams,
  CheckedLimit,
  ListItem,
  ListParams,
  MaxLimit,
} from "./lists/listOptions.ts";
export type { Lists } from "./lists/listMethods.ts";
export type { Backoff } from "./request/sendWithRetries.ts";
export type { QueryValue } from "./request/url.ts";
export type {
  SignedDocument,
  SubmissionPaths,
  Submissions,
  SubmitOptions,
} from "./forms/submissions.ts";
export { toSubmitErrors, type SubmitErrorsOptions } from "./forms/toSubmitErrors.ts";
