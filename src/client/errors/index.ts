export {
  AbortedError,
  BodyTooLargeError,
  InvalidItemError,
  NetworkError,
  NotFormError,
  NotJsonError,
  NotPageError,
  RedirectError,
  SubmitOutcomeUnknown,
  TimeoutError,
  TraversalError,
} from "./answers.ts";
export { ClientError, keepResults } from "./ClientError.ts";
export { HttpError, type HttpErrorDetails } from "./HttpError.ts";
export {
  BaseUrlError,
  HeadersError,
  InvalidIdError,
  InvalidLimitError,
  InvalidOptionError,
  LinkError,
} from "./notSent.ts";
