export {
  AbortedError,
  NetworkError,
  OfflineError,
  SubmitOutcomeUnknown,
  TimeoutError,
} from "./networkErrors.ts";
export {
  BodyTooLargeError,
  InvalidItemError,
  NotCollectionError,
  NotFormError,
  NotJsonError,
  NotPageError,
  RedirectError,
  TraversalError,
} from "./invalidResponseErrors.ts";
export {
  ClientError,
  keepResults,
  lineOf,
  markNotSubmitted,
  type RequestLine,
} from "./ClientError.ts";
export { HttpError, type HttpErrorDetails } from "./HttpError.ts";
export {
  BaseUrlError,
  HeadersError,
  InvalidIdError,
  InvalidLimitError,
  InvalidOptionError,
  LinkError,
} from "./unsentRequestErrors.ts";
