export {
  AbortedError,
  BodyTooLargeError,
  InvalidItemError,
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
} from "./responseErrors.ts";
export { ClientError, keepResults, markNotSubmitted } from "./ClientError.ts";
export { HttpError, type HttpErrorDetails } from "./HttpError.ts";
export {
  BaseUrlError,
  HeadersError,
  InvalidIdError,
  InvalidLimitError,
  InvalidOptionError,
  LinkError,
} from "./requestErrors.ts";
