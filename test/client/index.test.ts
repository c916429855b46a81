import * as client from "parameter-form/client";
import { expect, test } from "vitest";

test("the public names", () => {
  expect(Object.keys(client).toSorted()).toEqual([
    "AbortedError",
    "BaseUrlError",
    "BodyTooLargeError",
    "ClientError",
    "HeadersError",
    "HttpError",
    "InvalidIdError",
    "InvalidLimitError",
    "NetworkError",
    "NotFormError",
    "NotJsonError",
    "NotPageError",
    "RedirectError",
    "TimeoutError",
    "createClient",
    "submitErrorsOf",
  ]);
});
