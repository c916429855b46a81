import type { SendFailure } from "../../core/messages/sendFailure.ts";
import type { FormFailure } from "../../core/messages/readFailure.ts";
import { safeCall } from "../support/reportError.ts";

type FormHappening =
  | { readonly type: "shown" | "started" | "submitted" | "refused" | "abandoned" }
  | { readonly type: "fieldError"; readonly name: string; readonly reason: string }
  | { readonly type: "load"; readonly outcome: "loaded" | FormFailure }
  | { readonly type: "validate"; readonly outcome: "valid" | "invalid" }
  | { readonly type: "submit"; readonly outcome: "accepted" | SendFailure }
  | { readonly type: "error"; readonly name: string };

/**
 * An event of a form. Contains neither values nor messages.
 *
 * - `shown`: once, on mount.
 * - `started`: the first edit, and the first one after `submitted` or `abandoned`.
 * - `fieldError`: an invalid value, on blur and for each one that fails a submission. `reason` is
 *   that of the `Issue`, or `refused` if `onSubmit` refused it.
 * - `submitted`: `onSubmit` accepted the answers.
 * - `refused`: `onSubmit` refused them, or threw.
 * - `abandoned`: after `started`, the form unmounted or the page was hidden without a submission.
 *   The person may come back.
 * - `load`: a form was fetched, or could not be. Only components that fetch forms emit it.
 * - `validate`: the answers were validated, to be submitted.
 * - `submit`: `onSubmit`, or `onSign` of a collection, has ended. `outcome` is `accepted`, `refused`,
 *   `unknown` if the service may have received the answers, or why they were not received, such as
 *   `offline` or `signedOut`.
 * - `error`: a `<FormErrorBoundary>` caught an error. `name` is the name of the error.
 */
export type ParameterFormEvent = FormHappening & {
  /** Milliseconds that `load`, `validate` or `submit` took; for others, milliseconds since `shown`. */
  readonly duration: number;
};

export type OnEvent = ((event: ParameterFormEvent) => void) | undefined;

/**
 * Emits an event unless it repeats one. Emits no `abandoned` while `onSubmit` is pending, which may
 * navigate to another page. `begin` starts the time of the next `validate`, whose end starts that of
 * `submit`.
 */
export type Emit = (happening: FormHappening | { readonly type: "begin" }) => void;

/** Returns the whole milliseconds since a time of `performance.now()`. */
export const msSince = (startTime: number): number => Math.round(performance.now() - startTime);

export function createEmit(latest: { readonly current: OnEvent }): Emit {
  let since = -1;
  let startTime = 0;
  let started = false;
  let sending = false;
  return function emit(happening) {
    const { type } = happening;
    const now = performance.now();
    const first = type === "shown";
    const edited = type === "started";
    const ended = type === "abandoned";
    if (first ? since >= 0 : (edited && started) || (ended && (sending || !started))) return;
    // Typing before hydration precedes the effect that emits `shown`.
    if (since < 0 && !first) emit({ type: "shown" });
    if (since < 0) since = now;
    const outcome = "outcome" in happening && happening.outcome;
    const duration = msSince(outcome ? startTime : since);
    // A person may edit while `onSubmit` is pending.
    if (!edited && type !== "fieldError") sending = outcome === "valid";
    started = edited || (started && !ended && type !== "submitted");
    if (outcome || type === "begin") startTime = now;
    if (type !== "begin") safeCall(() => latest.current?.({ ...happening, duration }));
  };
}
