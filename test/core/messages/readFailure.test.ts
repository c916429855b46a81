import { expect, test } from "vitest";
import { whyText } from "../../../src/core/messages/sendFailure.ts";
import { unreadMessages } from "../../../src/core/messages/readFailure.ts";

const page = { locale: "en-US", messages: {} };

test("explains why a form is unavailable, and the next step", () => {
  const reported = (["loading", "offline", "notFound", "definitionError"] as const).map(
    (reason) => [reason, unreadMessages(page, reason).children],
  );
  expect(reported).toEqual([
    ["loading", "Loading the form"],
    [
      "offline",
      "The form could not be loaded. You are offline. Connect to the internet, then try again.",
    ],
    [
      "notFound",
      "The form could not be loaded. There is nothing at this address. Check the link, or ask the people who sent it.",
    ],
    [
      "definitionError",
      "This form cannot be shown because its description is not complete. Your answers to other forms are not affected. Tell the people who run this site.",
    ],
  ]);
});

test("an app can replace the message of a reason", () => {
  const own = { ...page, messages: { "why.offline": "No network" } };
  expect(whyText(own, "offline")).toBe("No network");
});
