export type { Fetch } from "./attempt.ts";
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
  NotFormError,
  NotJsonError,
  NotPageError,
  RedirectError,
  SubmitOutcomeUnknown,
  TimeoutError,
  TraversalError,
} from "./errors/index.ts";
export type { FormSummary } from "./formSummary.ts";
export type { GetFormOptions } from "./getForm.ts";
export type { HeadersOption } from "./headers.ts";
export type { ListFormsOptions } from "./listForms.ts";
export type {
  CollectOptions,
  ListArgs,
  ListOptions,
  ListQuery,
  PagesOptions,
  QueryValue,
  ReadOptions,
  WithParams,
} from "./listOptions.ts";
export type { Lists } from "./lists.ts";
export type { CheckedLimit, ListItem, ListParams, MaxLimit } from "./listTypes.ts";
export type { Backoff } from "./pauseBefore.ts";
export type { RequestLine } from "./requestLine.ts";
export type { SignedDocument, SubmissionPaths, Submissions, SubmitOptions } from "./submissions.ts";
export { submitErrors, type SubmitErrorsOptions } from "./submitErrors.ts";
