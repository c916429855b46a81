export type { Fetch } from "./attempt.ts";
export { type Client, type ClientOptions, createClient } from "./client.ts";
export {
  AbortedError,
  BaseUrlError,
  BodyTooLargeError,
  ClientError,
  HeadersError,
  HttpError,
  type HttpErrorDetails,
  InvalidIdError,
  InvalidLimitError,
  NetworkError,
  NotFormError,
  NotJsonError,
  NotPageError,
  RedirectError,
  TimeoutError,
} from "./errors/index.ts";
export type { FormSummary } from "./formSummary.ts";
export type { GetFormOptions } from "./getForm.ts";
export type { HeadersOption } from "./headers.ts";
export type { ListFormsOptions } from "./listForms.ts";
export type { Backoff } from "./pauseBefore.ts";
export type { RequestLine } from "./requestLine.ts";
export { submitErrorsOf } from "./submitErrorsOf.ts";
