import type { ServerResponse } from "node:http";
import { en } from "parameter-form/locales/en";
import { isDeep } from "../support/isDeep.ts";

/** What a service says of answers that it refuses. */
const envelope = { error: { type: "locked", message: "Locked until May.", input_errors: [] } };

/** Bodies that an answer may have. */
const bodies: Readonly<Record<string, string>> = {
  JSON: JSON.stringify(envelope),
  HTML: "<!doctype html><title>Sign in</title>",
  nothing: "",
};

type Reply = (response: ServerResponse) => void;

/** One way in which a request goes wrong, and what is told of it, by the reason for it. */
export interface Outcome {
  readonly name: string;
  readonly reply: Reply;
  /** Of answers that were handed in; `said` is what the service said itself. */
  readonly sent: string;
  /** Of answers that were to be checked only. */
  readonly checked: string;
  /** Of a form that was asked for. */
  readonly read: string;
  /** How often a request that may be sent again is sent. */
  readonly sendings: 1 | 3;
  /** How long it is waited for, in ms. */
  readonly timeout?: number;
}

const answered =
  (status: number, body: string, headers = {}): Reply =>
  (response) =>
    void response.writeHead(status, headers).end(body);

/** Of each status: what is told of answers that were handed in, of those that were checked, and of a form. */
const statuses: readonly (readonly [
  status: number,
  sent: string,
  checked: string,
  read: string,
])[] = [
  [400, "refused", "refused", "tryAgain"],
  [401, "signedOut", "signedOut", "signedOut"],
  [402, "tryAgain", "tryAgain", "tryAgain"],
  [403, "notAllowed", "notAllowed", "notAllowed"],
  [404, "notTaken", "notTaken", "notFound"],
  [405, "tryAgain", "tryAgain", "tryAgain"],
  [408, "unknown", "timedOut", "timedOut"],
  [409, "unknown", "tryAgain", "tryAgain"],
  [410, "notTaken", "notTaken", "gone"],
  [413, "answersTooLong", "answersTooLong", "tryAgain"],
  [414, "requestTooLarge", "requestTooLarge", "requestTooLarge"],
  [415, "tryAgain", "tryAgain", "tryAgain"],
  [419, "signedOut", "signedOut", "signedOut"],
  [422, "refused", "refused", "tryAgain"],
  [423, "tryAgain", "tryAgain", "tryAgain"],
  [425, "tryAgain", "tryAgain", "tryAgain"],
  [429, "tooManyRequests", "tooManyRequests", "tooManyRequests"],
  [431, "requestTooLarge", "requestTooLarge", "requestTooLarge"],
  [451, "tryAgain", "tryAgain", "tryAgain"],
  [500, "unknown", "serviceFailed", "serviceFailed"],
  [501, "unknown", "serviceFailed", "serviceFailed"],
  [502, "unknown", "serviceFailed", "serviceFailed"],
  [503, "unknown", "serviceFailed", "serviceFailed"],
  [504, "unknown", "serviceFailed", "serviceFailed"],
  [520, "unknown", "serviceFailed", "serviceFailed"],
];
const refused = [400, 409, 422];
const sentAgain = [408, 429, 500, 502, 503, 504, 520];

/** Those of which each body is tried; of others one, in turn, but for `npm run test:deep`. */
const withEach = [...refused, 401, 500];

const ofStatuses = statuses.flatMap(([status, sent, checked, read], row) =>
  Object.entries(bodies)
    .filter((_, place) => isDeep || withEach.includes(status) || place === row % 3)
    .map(([name, body]): Outcome => {
      const serverText = refused.includes(status) && name === "JSON" && "said";
      return {
        name: `${status} with ${name}`,
        reply: answered(status, body),
        sent: serverText || sent,
        checked: serverText || checked,
        read,
        sendings: sentAgain.includes(status) ? 3 : 1,
      };
    }),
);

const others: readonly Outcome[] = (
  [
    ["a page of a sign-in", answered(200, bodies["HTML"] ?? ""), "maybeSignedOut", 1],
    ["a redirect to a sign-in", answered(302, "", { location: "/sign-in" }), "maybeSignedOut", 1],
    [
      "a redirect that keeps the method",
      answered(307, "", { location: "/x" }),
      "maybeSignedOut",
      1,
    ],
    ["a connection that ends", (response) => void response.destroy(), "noConnection", 3],
    [
      "a body that breaks off",
      (response) => void response.writeHead(200).write("{", () => response.destroy()),
      "noConnection",
      3,
    ],
    ["no answer in time", () => undefined, "timedOut", 1],
    ["a body that stalls", (response) => void response.writeHead(200).write("{"), "timedOut", 1],
  ] satisfies [string, Reply, string, 1 | 3][]
).map(([name, reply, reason, sendings]) => ({
  name,
  reply,
  sent: "unknown",
  checked: reason,
  read: reason,
  sendings,
  ...(reason === "timedOut" && { timeout: 500 }),
}));

/** What may become of a request over HTTP. */
export const outcomes: readonly Outcome[] = [...ofStatuses, ...others];

const sentences: ReadonlyMap<string, string> = new Map(Object.entries(en));

/** The sentence of a key, with what stands in it. */
export function sentence(key: string, values: Readonly<Record<string, string>> = {}): string {
  const template = sentences.get(key);
  if (template === undefined) throw new Error(`There is no sentence ${key}`);
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

/** What is said of a reason in the sentence of `failed`, or of what is not known in that of `unknown`. */
export function messageOf(
  reason: string,
  failed: string,
  { unknown = "", title = "" } = {},
): string {
  if (reason === "said") return envelope.error.message;
  if (reason === "unknown") return sentence(unknown, { title });
  return sentence(failed, { title, why: sentence(`why.${reason}`) });
}
